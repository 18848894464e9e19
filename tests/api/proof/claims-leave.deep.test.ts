import { endOfLocalDay, localDay, type Ledger } from '@institute/schema';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { changeClaims } from '../../../functions/src/proof/claims/keep-claims.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { transact } from '../../../functions/src/platform/transact.ts';
import { about } from '../../../sample/content/about.ts';
import { home } from '../../../sample/content/home.ts';
import { trustStats } from '../../../sample/content/trust-stats.ts';
import { buildDocuments } from '../../../sample/documents.ts';
import { answerConsent, askForPlacement, type AskedConsent } from '../../support/consents.ts';
import { instances, isDeep } from '../../support/level.ts';
import { putBack, readSite, emptySite, type StoredSite } from '../../support/preserve-site.ts';
import { sampleEvidence, samplePlacement } from '../../support/samples.ts';
import { serveHereByClock } from '../../support/serve-here.ts';
import { siteTest } from '../../support/site-test.ts';
import { writeDocuments } from '../../support/write-documents.ts';

/** Changes are made through another instance: this one, with its memory as deployed, has to notice. */
const { admin } = siteTest();

const shown = () => firestore().doc('shownClaims/main');

/** Figures that nothing else contains. */
const placementStats = {
  placementRate: '91.37%',
  totalPlacements: '5,637 people',
  companiesPartnered: '1,183 firms',
  averageSalary: '₹5.43 LPA',
  highestSalary: '₹14.27 LPA',
  topCompanies: 'Most of them joined Cognizant, a quarter Zoho.',
};

const studentLabel = 'who learned here';

const counted = <Figure extends { readonly label: string }>(figures: readonly Figure[]) =>
  figures.map((each) => ({ ...each, label: `${each.label}, as counted` }));
const stats = counted(home.stats);
const achievements = counted(about.achievements);

let url: string;
let close: () => void;
let student: AskedConsent;
/** What only claims say. */
let tellings: string[];

/** While the switch is off, a program that reads the API may keep its own copy for longer (api-7). */
let keepsOwn = false;

const ofPartners = 'Kissflow';

beforeAll(async () => {
  ({ url, close } = await serveHereByClock());
});
afterAll(() => close());

const readLedger = async () => ((await admin('GET', '/api/claims')).body.data as Ledger).lines;

/** Stores evidence of all claims, or takes back what there is. */
async function changeAll(evidence?: typeof sampleEvidence): Promise<void> {
  const changes = (await readLedger()).map(({ kind, text }) => ({
    claim: { kind, text },
    ...(evidence && { evidence }),
  }));
  await transact(
    'claims',
    (transaction) => changeClaims(transaction, changes, { uid: 'student' }),
    () => new Error('Others change claims'),
  );
}

let before: StoredSite;

beforeAll(async () => {
  await emptySite();
  await writeDocuments(
    buildDocuments({ images: new Map(), syllabuses: new Map() })
      .filter(({ path }) => !path.startsWith('placements/'))
      .map(({ path, data }) => [path, data]),
  );
  await firestore().doc('content/placementStats').update(placementStats);
  await firestore().doc('content/trustStats').update({ studentLabel });
  await firestore().doc('content/home').update({ stats });
  await firestore().doc('content/about').update({ achievements });
  await rebuildSummaries(firestore());
  student = await askForPlacement(admin);
  await answerConsent(student, 'agree');
  await changeAll(sampleEvidence);
  await shown().update({ onlyBacked: true });
  before = await readSite();
});

beforeEach(() => {
  tellings = [
    student.name,
    ...stats.map(({ label }) => label),
    ...home.testimonials.map(({ message }) => message),
    ...achievements.map(({ label }) => label),
    ...Object.values(placementStats),
    '4.9 out of 5',
    studentLabel,
    ofPartners,
  ];
  keepsOwn = false;
});

afterEach(async () => {
  before = await putBack(before);
  // What the instance remembers of the test.
  vi.advanceTimersByTime(121_000);
});

interface Answer {
  readonly path: string;
  /** What of claims it says. */
  readonly says: readonly string[];
  /** For how many seconds browsers and the CDN may keep it. */
  readonly kept: number;
}

const fetchHere = (path: string) => fetch(url + path);

async function ask(path: string): Promise<Answer> {
  const response = await fetchHere(path);
  const control = response.headers.get('cache-control') ?? '';
  expect([path, response.status]).toEqual([path, 200]);
  expect(control).not.toContain('stale');
  const code = (await response.text())
    .replaceAll(/<style[^]*?<\/style>/g, '')
    .replaceAll('&amp;', '&');
  const body = code + code.replaceAll(/<[^>]*>/g, '');
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  return {
    path,
    says: tellings.filter((telling) => body.includes(telling)),
    kept: (keepsOwn ? 0 : seconds('max-age')) + seconds('s-maxage'),
  };
}

/** Every address that tells visitors and machines of the site; of courses and posts one each. */
async function everyAddress(): Promise<string[]> {
  const sitemap = await (await fetchHere('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const inner = /^\/(?:courses|blog)\//;
  const single = ['/courses/', '/blog/'].flatMap(
    (folder) => pages.find((path) => path.startsWith(folder)) ?? [],
  );
  return [
    ...pages.filter((path) => !inner.test(path)),
    ...single,
    '/sitemap.xml',
    '/search?q=placed',
    `/api/pages/search?q=${encodeURIComponent(student.name)}`,
    '/api/pages/claims',
    '/api/pages/placements?page=1',
    '/api/placements',
    '/api/placement-stats',
    '/api/home-content',
    '/api/about',
    '/api/trust-stats',
  ];
}

/** What tells of all claims: at the first level, all but one test ask only these. */
const claiming = ['/', '/about', '/placements', '/api/home-content', '/api/placements'];

const someAddresses = () => (isDeep ? everyAddress() : claiming);

let time = 0;

/** Moves the clock to so many seconds after a moment. */
function moveTo(moment: number, second: number): void {
  const next = moment + second * 1000;
  vi.advanceTimersByTime(next - Date.now());
  time = second;
}

/** Asks for everything; what it says that is kept beyond a time. */
async function lateAnswers(paths: readonly string[], until: number): Promise<Answer[]> {
  const late: Answer[] = [];
  for (const path of paths) {
    const answer = await ask(path);
    if (answer.says.length > 0 && time + answer.kept > until) late.push(answer);
  }
  return late;
}

/**
 * Seconds that are no multiples of what caches count in, so that copies of every age are met. At the
 * first level, just before the memory ends: what is made of it then is kept for longest.
 */
const steps = isDeep ? Array.from({ length: 13 }, (_, index) => 9.7 * index + 0.3) : [58.5];

/** What is asked for at any time after a change, by whatever cache, is gone so many seconds after it. */
async function expectToLeave(
  paths: readonly string[],
  change: () => Promise<void>,
  until = 120,
): Promise<void> {
  const answers: Answer[] = [];
  for (const path of paths) answers.push(await ask(path));
  const said = new Set(answers.flatMap(({ says }) => says));
  expect(tellings.filter((telling) => !said.has(telling))).toEqual([]);
  await change();
  const moment = Date.now();
  // What tells none of it before it is withdrawn tells none after.
  const told = answers.filter(({ says }) => isDeep || says.length > 0).map(({ path }) => path);
  for (const second of [...steps, until + 0.1]) {
    moveTo(moment, second);
    expect([second, await lateAnswers(told, until)]).toEqual([second, []]);
  }
}

// claims-3, consents-6
test('what is withdrawn has left everything two minutes later', async () => {
  const paths = await everyAddress();
  await expectToLeave(paths, async () => {
    const [first] = await readLedger();
    const body = { ...sampleEvidence, state: 'withdrawn' };
    expect((await admin('PUT', `/api/claims/${first?._id}`, { body })).status).toBe(200);
    await changeAll();
    expect((await answerConsent(student, 'refuse')).status).toBe(200);
  });
});

// consents-6
test('with the switch off, what programs keep of answers has left six minutes after a withdrawal', async () => {
  await shown().update({ onlyBacked: false });
  vi.advanceTimersByTime(121_000);
  tellings = [student.name];
  await expectToLeave(
    await someAddresses(),
    async () => {
      expect((await answerConsent(student, 'refuse')).status).toBe(200);
    },
    360,
  );
});

/** Other words and figures for the same. */
function reword(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reword);
  if (typeof value === 'string') return `${value} in all`;
  if (typeof value === 'number') return value - 0.1;
  if (typeof value !== 'object' || value === null) return value;
  const isKept = /^(?:image|color|icon|url|isActive)$/;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    isKept.test(key) ? each : reword(each),
  ]);
  return Object.fromEntries(entries) as unknown;
}

// claims-1, claims-3, consents-4
test('what is said in other words, which nothing backs, has left everything two minutes later', async () => {
  await expectToLeave(await someAddresses(), async () => {
    // The names of hiring partners are no content.
    tellings = tellings.filter((telling) => telling !== ofPartners);
    const { ratingPlatforms } = trustStats;
    for (const [name, fields] of Object.entries({
      home: { stats, testimonials: home.testimonials },
      about: { achievements },
      trustStats: { studentLabel, ratingPlatforms },
      placementStats,
    }))
      await firestore()
        .doc(`content/${name}`)
        .update(reword(fields) as object);
    const body = { ...samplePlacement, studentName: student.name, company: 'Another' };
    expect((await admin('PUT', `/api/placements/${student.target}`, { body })).status).toBe(200);
  });
});

// claims-2, claims-3
test('what nothing backs has left the site and the CDN two minutes after the switch was pressed', async () => {
  keepsOwn = true;
  await shown().set({ onlyBacked: false, claims: [] });
  await firestore().doc(`placements/${student.target}`).update({ consent: FieldValue.delete() });
  await rebuildSummaries(firestore());
  vi.advanceTimersByTime(121_000);
  await expectToLeave(await someAddresses(), async () => {
    const body = { onlyBacked: true };
    expect((await admin('PUT', '/api/claim-switch', { body })).status).toBe(200);
  });
});

// claims-3
test('what expires leaves everything the minute that its last local day ends', async () => {
  tellings = tellings.filter((telling) => telling !== student.name);
  // Tomorrow's end: today's may be nearer than the first of the moments.
  const tomorrow = new Date(endOfLocalDay(new Date()));
  const midnight = endOfLocalDay(tomorrow);
  await changeAll({ ...sampleEvidence, validUntil: localDay(tomorrow) });
  const paths = await someAddresses();
  for (const second of instances([-63.3, -47.1, -29.9, -8.2, -0.4, 0.1, 31], 4)) {
    moveTo(midnight, second);
    expect([second, await lateAnswers(paths, 0)]).toEqual([second, []]);
    if (second < 0) expect((await ask('/')).says.length).toBeGreaterThan(5);
  }
});
