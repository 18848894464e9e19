import type { Report } from '@institute/schema';
import { percent, type Figures } from './figures.ts';

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

/** The largest of the series, or of the labels where there is one series. */
function largestOf({ labels, series }: Figures): { name: string; count: number; all: number } {
  const [only, ...more] = series;
  const counts =
    only && more.length === 0 && labels.length > 1 && only.name === 'Leads'
      ? labels.map((name, index) => ({ name, count: only.values[index] ?? 0 }))
      : series.map(({ name, values }) => ({ name, count: sum(values) }));
  const all = sum(counts.map(({ count }) => count));
  const named = counts.filter(({ name }) => name !== 'Other');
  const [first] = named.toSorted((one, other) => other.count - one.count);
  return { ...(first ?? { name: 'Other', count: all }), all };
}

const countOf = (figures: Figures | undefined, name: string): number =>
  sum(figures?.series.find((each) => each.name === name)?.values ?? []);

/** "Most leads came by …", against the same in the period before. */
function most(what: string, figures: Figures, before?: (name: string) => number): string {
  const { name, count, all } = largestOf(figures);
  const change = before ? against(count, before(name)) : '';
  return `${what} ${name}: ${count} of ${all} (${percent(count, all)})${change}`;
}

function demoText({ series }: Figures): string {
  const of = (wanted: string) => sum(series.find(({ name }) => name === wanted)?.values ?? []);
  const [came, missed] = [of('Came'), of('Missed it')];
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

/** What a chart says, in one sentence; `before` is the same chart of the period before. */
export function findingOf(
  figures: Figures,
  report: Report,
  before: { readonly report: Report; readonly figures: readonly Figures[] } | undefined,
): string {
  const earlier =
    before &&
    ((name: string) =>
      countOf(
        before.figures.find(({ title }) => title === figures.title),
        name,
      ));
  switch (figures.title) {
    case 'Leads per week by source':
      return most('Most leads came by', figures, earlier);
    case 'Leads per week by course':
      return most('Most leads asked about', figures, earlier);
    case 'Leads per week by status':
      return most('Most leads are', figures, earlier);
    case 'From visit to enrolment':
      return funnelText(report, before?.report);
    case 'Where the first visit came from':
      return most('Most first visits came from', figures);
    case 'First answers by counsellor':
      return answersText(report, before?.report);
    case 'Demo class bookings':
      return demoText(figures);
    default:
      return seatsText(report);
  }
}
