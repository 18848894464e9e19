import { dayAfter, localDay } from '@institute/schema';
import type { Browser } from 'playwright-core';
import { daysBetween, keepDays } from '../../functions/src/reports/keep-days.ts';
import { readDays } from '../../functions/src/reports/reports.ts';
import { auth } from '../../functions/src/platform/admin.ts';
import { enquiry } from '../support/browser/leads.ts';
import { countDocuments } from '../support/count-documents.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { resetFirestore } from '../support/preserve-site.ts';
import { stopTriggers } from '../support/triggers.ts';
import { writeDocuments } from '../support/write-documents.ts';
import { seed } from '../../tools/seed/seed.ts';
import { budgets } from './budgets.ts';
import {
  account,
  measureScreens,
  numbered,
  screens,
  type Opening,
  type Screen,
} from './leads/screens.ts';
import { median, type Row } from './report.ts';
import { startEmulatedSite } from '../support/browser/measured-site.ts';

/** How many leads there are: few, and many. */
const few = 50;
const many = Number(process.env['BENCH_LEADS'] ?? 50_000);

/** How often the report is read: the first times the emulator is still slow. */
const reportRounds = 15;

/** Minutes of three years, over which the leads are spread. */
const span = 3 * 365 * 24 * 60;

/** Stores so many leads, of which twenty are new, besides the sample content. */
async function storeLeads(count: number): Promise<void> {
  await resetFirestore();
  await seed();
  const { uid } = await (await auth()).getUserByEmail(account.email);
  await writeDocuments(
    Array.from({ length: count }, (_, index) => {
      const lead = enquiry(`Lead ${numbered(index)}`, Math.floor((index * span) / count), {
        phone: `+9198${String(10_000_000 + index)}`,
        email: `lead${numbered(index)}@example.com`,
        assignedTo: index < few || index % 2 === 0 ? uid : '',
        ...(index >= 20 && { status: 'contacted' }),
      });
      return [`enquiries/bench-${index}`, lead] as const;
    }),
  );
}

async function measureReport(taken: () => number): Promise<{ time: number; documents: number }> {
  const today = localDay(new Date());
  const from = dayAfter(today, -364);
  await keepDays(daysBetween(from, today));
  const times: number[] = [];
  for (let round = 0; round < reportRounds; round += 1) {
    taken();
    const began = performance.now();
    await readDays(from, today);
    times.push(performance.now() - began);
  }
  return { time: median(times), documents: taken() };
}

async function measureSize(browser: Browser, site: string, count: number, taken: () => number) {
  await storeLeads(count);
  return {
    opened: await measureScreens(browser, site, count),
    report: await measureReport(taken),
  };
}

const amount = (count: number): string => `${count.toLocaleString('en')} leads`;

/** The figures of a screen with few leads and with many. */
function rowsOf({ name, most }: Screen, small: Opening, large: Opening): Row[] {
  const sizes = [
    [few, small],
    [many, large],
  ] as const;
  const rest = ({ time, waiting }: Opening) => Math.max(1, time - waiting);
  return [
    ...sizes.flatMap(([count, { time, waiting, reads }]): Row[] => [
      {
        what: `${amount(count)}, ${name}: documents at most`,
        value: reads,
        unit: '',
        budget: most,
      },
      { what: `${amount(count)}, ${name}`, value: time, unit: 'ms' },
      { what: `${amount(count)}, ${name}: of it, the emulator`, value: waiting, unit: 'ms' },
    ]),
    { what: `${name}: times as long with many`, value: large.time / small.time, unit: '×' },
    {
      what: `${name}: times as long, without the emulator`,
      value: rest(large) / rest(small),
      unit: '×',
      budget: budgets.leadsGrowth,
    },
  ];
}

/**
 * What the front office reads with few leads and with many (quality-4). The emulator looks at all
 * documents, where Firestore has an index: documents and the dashboard's own time are what counts.
 */
export async function measureLeads(): Promise<Row[]> {
  await stopTriggers();
  const site = await startEmulatedSite();
  const browser = await launchBrowser();
  const taken = countDocuments();
  // The many first: writing them is slow once pages have listened for them.
  const large = await measureSize(browser, site.url, many, taken);
  const small = await measureSize(browser, site.url, few, taken);
  await browser.close();
  site.stop();
  const report = 'a year’s report';
  return [
    ...screens.flatMap((screen) =>
      rowsOf(screen, small.opened.get(screen.name)!, large.opened.get(screen.name)!),
    ),
    ...([small, large] as const).flatMap(({ report: { time, documents } }, index): Row[] => [
      {
        what: `${amount(index ? many : few)}, ${report}: documents`,
        value: documents,
        unit: '',
        budget: 400,
      },
      { what: `${amount(index ? many : few)}, ${report}`, value: time, unit: 'ms' },
    ]),
    {
      what: `${report}: times as long with many`,
      value: large.report.time / small.report.time,
      unit: '×',
      budget: budgets.leadsGrowth,
    },
  ];
}
