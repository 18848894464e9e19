import { plainDay, type Counts, type Report } from '@institute/schema';
import { others, percent, sum, times } from './chart.ts';
import { figuresOf, type Figures, type FiguresName } from './figures.ts';
import { bookingsIn } from './weekly.ts';

/** How a count differs from that of the period before. */
function against(count: number, before: number): string {
  const by = count - before;
  if (by === 0) return ', as many as before';
  return `, ${Math.abs(by)} ${by > 0 ? 'more' : 'fewer'} than before`;
}

/** The same for a share of a whole. */
const againstShare = (part: number, whole: number): string =>
  whole === 0 ? '' : `, ${percent(part, whole)} before`;

/** What the report calls leads without a known visit. */
const unknown = 'Not known';

/** Of each series, in all rows. */
const bySeries = ({ series }: Figures): Counts =>
  series.map(({ name, values }) => ({ name, count: sum(values) }));

const valuesIn = ({ series }: Figures, time: string): readonly number[] | undefined =>
  series.find(({ name }) => name === time)?.values;

/** Of each row, in the series of a time. */
const byRow = (figures: Figures, time: string = times.now): Counts | undefined => {
  const values = valuesIn(figures, time);
  return values && figures.labels.map((name, index) => ({ name, count: values[index] ?? 0 }));
};

/** "Most leads came by …", against the same in the period before. */
function most(what: string, counts: Counts, before?: Counts): string {
  const all = sum(counts.map(({ count }) => count));
  const named = counts.filter(({ name }) => name !== others);
  const [largest] = named.toSorted((one, other) => other.count - one.count);
  const { name, count } = largest ?? { name: others, count: all };
  const change = before
    ? against(count, before.find((each) => each.name === name)?.count ?? 0)
    : '';
  return `${what} ${name}: ${count} of ${all} (${percent(count, all)})${change}`;
}

function attendanceText({ weeks }: Report): string {
  const came = sum(weeks.map((week) => bookingsIn(week, 'came')));
  const missed = sum(weeks.map((week) => bookingsIn(week, 'missed')));
  if (came + missed === 0) return 'It is not recorded yet who came';
  return `${came} of ${came + missed} came (${percent(came, came + missed)})`;
}

function seatsText({ seats }: Report): string {
  const [taken, all] = [sum(seats.map((each) => each.taken)), sum(seats.map((each) => each.seats))];
  return `${taken} of ${all} seats are taken (${percent(taken, all)})`;
}

function answersText({ answering: now }: Report, before: Report | undefined): string {
  const all = now.answered + now.late;
  if (all === 0) return 'No one had to be answered';
  const then = before?.answering;
  const change = then ? againstShare(then.inTime, then.answered + then.late) : '';
  return `${now.inTime} of ${all} were answered within 24 hours (${percent(now.inTime, all)}${change})`;
}

function funnelText({ all }: Report, before: Report | undefined): string {
  const change = before ? againstShare(before.all.enrolled, before.all.leads) : '';
  return `${all.enrolled} of ${all.leads} leads enrolled (${percent(all.enrolled, all.leads)}${change})`;
}

/** What leads came by, asked about or are, against the same in the period before. */
const mostLeads =
  (what: string) =>
  (figures: Figures, _: Report, before: Report | undefined): string => {
    const earlier = before && figuresOf(before).find(({ name }) => name === figures.name);
    return most(what, bySeries(figures), before && (earlier ? bySeries(earlier) : []));
  };

/** The best week, and how many were better than a year before. */
function weeksText(figures: Figures): string {
  const now = valuesIn(figures, times.now) ?? [];
  const then = valuesIn(figures, times.yearBefore);
  const best = Math.max(...now);
  const start = plainDay(figures.labels[now.indexOf(best)] ?? '');
  const bestText = `${best} leads in the best week, from ${start}`;
  if (!then) return bestText;
  const better = now.filter((value, index) => value > (then[index] ?? 0)).length;
  return `${better} of ${now.length} weeks had more leads than a year before; ${bestText}`;
}

/** Which source gained most and which lost most. */
function sourcesText(figures: Figures): string {
  const now = byRow(figures) ?? [];
  const then = byRow(figures, times.before);
  if (!then) return most('Most leads came by', now);
  const changes = now
    .map(({ name, count }, index) => ({ name, by: count - (then[index]?.count ?? 0) }))
    .toSorted((one, other) => other.by - one.by);
  const [gained, lost] = [changes[0], changes.at(-1)];
  const parts = [
    gained && gained.by > 0 && `${gained.name} brought ${gained.by} more leads than before`,
    lost && lost.by < 0 && `${lost.name} brought ${-lost.by} fewer`,
  ].filter(Boolean);
  return parts.join(', ') || 'Each source brought as many leads as before';
}

/** Of the first visits that are known. */
function originsText(figures: Figures): string {
  const known = (byRow(figures) ?? []).filter(({ name, count }) => name !== unknown && count > 0);
  if (known.length === 0) return 'It is not known where the first visits came from';
  return most('Most first visits came from', known);
}

const findings: Readonly<
  Record<FiguresName, (figures: Figures, report: Report, before: Report | undefined) => string>
> = {
  weeks: weeksText,
  bySource: sourcesText,
  sources: mostLeads('Most leads came by'),
  courses: mostLeads('Most leads asked about'),
  statuses: mostLeads('Most leads are'),
  funnel: (_, report, before) => funnelText(report, before),
  origins: originsText,
  answers: (_, report, before) => answersText(report, before),
  attendance: (_, report) => attendanceText(report),
  seats: (_, report) => seatsText(report),
};

/** What a chart says, in one sentence. */
export const findingOf = (figures: Figures, report: Report, before: Report | undefined): string =>
  findings[figures.name](figures, report, before);
