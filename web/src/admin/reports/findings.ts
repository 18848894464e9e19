import type { Counts, Report } from '@institute/schema';
import { bookingsIn, others, percent, type Figures, type FiguresName } from './figures.ts';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** How a count differs from that of the period before. */
function against(count: number, before: number): string {
  const by = count - before;
  if (by === 0) return ', as many as before';
  return `, ${Math.abs(by)} ${by > 0 ? 'more' : 'fewer'} than before`;
}

/** The same for a share of a whole. */
const againstShare = (part: number, whole: number): string =>
  whole === 0 ? '' : `, ${percent(part, whole)} before`;

/** Of each series, in all rows. */
const bySeries = ({ series }: Figures): Counts =>
  series.map(({ name, values }) => ({ name, count: sum(values) }));

/** Of each row, in all series. */
const byRow = ({ labels, series }: Figures): Counts =>
  labels.map((name, index) => ({
    name,
    count: sum(series.map(({ values }) => values[index] ?? 0)),
  }));

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

/** The report of the period before, with its charts. */
interface Before {
  readonly report: Report;
  readonly figures: readonly Figures[];
}

/** What leads came by, asked about or are, against the same in the period before. */
const mostLeads =
  (what: string) =>
  (figures: Figures, _: Report, before: Before | undefined): string => {
    const earlier = before?.figures.find(({ name }) => name === figures.name);
    return most(what, bySeries(figures), before && (earlier ? bySeries(earlier) : []));
  };

const findings: Readonly<
  Record<FiguresName, (figures: Figures, report: Report, before: Before | undefined) => string>
> = {
  sources: mostLeads('Most leads came by'),
  courses: mostLeads('Most leads asked about'),
  statuses: mostLeads('Most leads are'),
  funnel: (_, report, before) => funnelText(report, before?.report),
  origins: (figures) => most('Most first visits came from', byRow(figures)),
  answers: (_, report, before) => answersText(report, before?.report),
  attendance: (_, report) => attendanceText(report),
  seats: (_, report) => seatsText(report),
};

/** What a chart says, in one sentence. */
export const findingOf = (figures: Figures, report: Report, before: Before | undefined): string =>
  findings[figures.name](figures, report, before);
