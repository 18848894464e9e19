import { plainDay, type Counts, type Report } from '@institute/schema';
import { noCourse, noReason, others, outcomes, percent, sum, times } from './chart.ts';
import { namedIn, withLeads } from './conversions.ts';
import { figuresOf, type Figures, type FiguresName } from './figures.ts';
import { waitsText } from './waits.ts';
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

/** Of each row, in a series. */
const byRow = (figures: Figures, series: string): Counts =>
  figures.labels.map((name, index) => ({ name, count: valuesIn(figures, series)?.[index] ?? 0 }));

/** "Most leads came by …" of more than half, else "The most leads …", against the same in the period before. */
function most(what: string, counts: Counts, before?: Counts): string {
  const all = sum(counts.map(({ count }) => count));
  const named = counts.filter(({ name }) => name !== others && name !== noCourse);
  const [largest] = named.toSorted((one, other) => other.count - one.count);
  const { name, count } = largest ?? { name: others, count: all };
  const change = before
    ? against(count, before.find((each) => each.name === name)?.count ?? 0)
    : '';
  const said = count * 2 > all ? what : what.replace(/^Most/, 'The most');
  return `${said} ${name}: ${count} of ${all} (${percent(count, all)})${change}`;
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
  const bestText = `${best} ${best === 1 ? 'lead' : 'leads'} in the best week, from ${start}`;
  if (!then) return bestText;
  const better = now.filter((value, index) => value > (then[index] ?? 0)).length;
  return `${better} of ${now.length} weeks had more leads than a year before; ${bestText}`;
}

/** Which source gained most and which lost most. */
function sourcesText(figures: Figures, report: Report, before: Report | undefined): string {
  const then = withLeads(before);
  if (!then) return most('Most leads came by', byRow(figures, outcomes.leads));
  const [{ leads }, { leads: earlier }] = [namedIn(report, 'sources'), namedIn(then, 'sources')];
  const changes = [...new Set([...leads.keys(), ...earlier.keys()])]
    .map((name) => ({ name, by: (leads.get(name) ?? 0) - (earlier.get(name) ?? 0) }))
    .toSorted((one, other) => other.by - one.by);
  const [gained, lost] = [changes[0], changes.at(-1)];
  const more =
    gained && gained.by > 0 && `${gained.name} brought ${gained.by} more leads than before`;
  const fewer = lost && lost.by < 0 && `${lost.name} brought ${-lost.by} fewer`;
  if (!more)
    return fewer ? `${fewer} leads than before` : 'Each source brought as many leads as before';
  return [more, fewer].filter(Boolean).join(', ');
}

/** Fewer leads of a course say little about the share that enrols. */
const fewestLeads = 10;

/** Which course enrolled most of those who asked about it, and which fewest. */
function coursesText(figures: Figures): string {
  const enrolled = byRow(figures, outcomes.enrolled);
  const shares = byRow(figures, outcomes.leads)
    .map(({ name, count }, index) => ({ name, count, enrolled: enrolled[index]?.count ?? 0 }))
    .filter(({ name, count }) => count >= fewestLeads && name !== others && name !== noCourse)
    .toSorted((one, other) => other.enrolled / other.count - one.enrolled / one.count);
  const [best, worst] = [shares[0], shares.at(-1)];
  if (!best?.enrolled || !worst || best === worst)
    return most('Most leads asked about', byRow(figures, outcomes.leads));
  const text = (each: typeof best) =>
    `${each.enrolled} of ${each.count} (${percent(each.enrolled, each.count)})`;
  return `${best.name} enrolled the largest share of its leads: ${text(best)}; ${worst.name} the smallest: ${text(worst)}`;
}

/** Of the first or the last visits, where they are known. */
const originsText =
  (which: 'first' | 'last') =>
  (figures: Figures): string => {
    const known = byRow(figures, outcomes.leads).filter(
      ({ name, count }) => name !== unknown && count > 0,
    );
    if (known.length === 0) return `It is not known where the ${which} visits came from`;
    return most(`Most ${which} visits came from`, known);
  };

/** How many enrolments there are of those that are wanted, else who has most. */
function enrolledText(figures: Figures, report: Report, before: Report | undefined): string {
  const aimed = report.counsellors.flatMap(({ enrolled, target }) =>
    target === undefined ? [] : { enrolled, target },
  );
  const rows = (each: Figures) => byRow(each, outcomes.enrolled);
  if (aimed.length === 0) {
    const earlier = before && figuresOf(before).find(({ name }) => name === figures.name);
    return most(
      'Most leads were enrolled by',
      rows(figures),
      before && (earlier ? rows(earlier) : []),
    );
  }
  const [enrolled, target] = [
    sum(aimed.map((each) => each.enrolled)),
    sum(aimed.map((each) => each.target)),
  ];
  const reached = aimed.filter((each) => each.enrolled >= each.target).length;
  return `${enrolled} of the ${target} enrolments wanted (${percent(enrolled, target)}); ${reached} of ${aimed.length} reached their target`;
}

/** Which reason is most frequent among those that are said, and how many leads have none. */
function lostText(figures: Figures, _: Report, before: Report | undefined): string {
  const counts = byRow(figures, outcomes.leads);
  const said = counts.filter(({ name }) => name !== noReason);
  const unsaid = sum(counts.map(({ count }) => count)) - sum(said.map(({ count }) => count));
  const leads = `${unsaid} ${unsaid === 1 ? 'lead' : 'leads'}`;
  if (said.length === 0)
    return `No reason is given for ${leads} that ${unsaid === 1 ? 'was' : 'were'} lost`;
  const earlier = before && figuresOf(before).find(({ name }) => name === figures.name);
  const text = most(
    'The most frequent reason is',
    said,
    before && (earlier ? byRow(earlier, outcomes.leads) : []),
  );
  return unsaid > 0 ? `${text}; ${leads} without a reason` : text;
}

const findings: Readonly<
  Record<FiguresName, (figures: Figures, report: Report, before: Report | undefined) => string>
> = {
  weeks: weeksText,
  bySource: sourcesText,
  byCourse: coursesText,
  sources: mostLeads('Most leads came by'),
  courses: mostLeads('Most leads asked about'),
  statuses: mostLeads('Most leads are'),
  funnel: (_, report, before) => funnelText(report, before),
  lost: lostText,
  origins: originsText('first'),
  lasts: originsText('last'),
  waits: (_, report) => waitsText(report),
  answers: (_, report, before) => answersText(report, before),
  enrolledBy: enrolledText,
  attendance: (_, report) => attendanceText(report),
  seats: (_, report) => seatsText(report),
};

/** What a chart says, in one sentence. */
export const findingOf = (figures: Figures, report: Report, before: Report | undefined): string =>
  findings[figures.name](figures, report, before);
