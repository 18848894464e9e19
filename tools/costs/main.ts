/**
 * `npm run costs`: simulates a month of a million visits through the CDN with several lifetimes, and
 * prints what comes of it; and what the chosen ones cost a month at one and ten million, from what the build was measured to
 * read and send, and from prices.json.
 */
import { seed } from '../seed/seed.ts';
import { priced, usage, type Bill, type Item } from './bill.ts';
import { measure } from './measure.ts';
import { chosen, policies } from './policies.ts';
import file from './prices.json' with { type: 'json' };
import { simulate, type Outcome } from './simulate.ts';
import { makeTraffic } from './traffic.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const table = (rows: readonly (readonly string[])[]): void => {
  for (const [name = '', ...cells] of rows)
    write(name.padEnd(44) + cells.map((cell) => cell.padStart(13)).join(''));
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const money = (bill: Bill, item: Item): string => bill[item].toFixed(2);

const edges = 5;
const shape = { visits: 1_000_000, pages: 60, edges, campaignShare: 0.15, savesPerDay: 20 };
const month = makeTraffic({ ...shape, days: 30 });
/** Ten million visits a month: as many in three days, ten times. */
const threeDays = makeTraffic({ ...shape, days: 3 });

write(
  'A million visits a month over five edges, 15 % with campaign addresses, 20 saves a working day',
);
const columns = ['hits', '304', 'hits or 304', 'from memory', 'renders', 'stale', 'saver sees old'];

function rowOf(name: string, outcome: Outcome): string[] {
  const { visits, hits, notModified, fromMemory, renders } = outcome;
  const counts = [hits, notModified, hits + notModified, fromMemory, renders];
  return [
    name,
    ...counts.map((count) => percent(count / visits)),
    `${outcome.worstStaleness.toFixed(0)} s`,
    percent(outcome.staleForSavers),
  ];
}

table([
  ['', ...columns],
  ...policies.map((policy) => rowOf(policy.name, simulate(month, policy))),
  rowOf('the same at 10 million visits', simulate(threeDays, chosen)),
]);

await seed();
const measured = await measure();
write('\nMeasured of the build with the sample content, averages of a page');
for (const [name, value] of Object.entries(measured))
  write(`  ${name.padEnd(20)}${value.toFixed(1).padStart(12)}`);

const { date, currency, prices, sources, assumptions } = file;
write(`\nA month in ${currency}, ${file.note}`);
write(`Prices of ${date}: ${sources.join(' ')}`);
write(`Assumed: ${JSON.stringify(assumptions)}`);
const items = Object.keys(prices) as Item[];
const totals = [
  usage(simulate(month, chosen), measured, edges),
  usage(simulate(threeDays, chosen), measured, edges, 10),
].map((amounts) => ({ amounts, bill: priced(amounts) }));
table([
  ['', '1 million', '', '10 million', ''],
  ...items.map((item) => [
    item,
    ...totals.flatMap(({ amounts, bill }) => [
      Math.round(amounts[item]).toLocaleString('en'),
      money(bill, item),
    ]),
  ]),
  [
    'together',
    ...totals.flatMap(({ bill }) => [
      '',
      items.reduce((total, item) => total + bill[item], 0).toFixed(2),
    ]),
  ],
]);
process.exit();
