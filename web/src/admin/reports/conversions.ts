import type { NamedCounts, Report } from '@institute/schema';
import {
  countOf,
  labelled,
  mostNames,
  others,
  outcomes,
  percent,
  signed,
  type Chart,
  type Earlier,
  type Tone,
} from './chart.ts';
import { courseName } from './weekly.ts';

/** A report with leads, to compare with; another says nothing about a change. */
export const withLeads = (report: Report | undefined): Report | undefined =>
  report?.all.leads ? report : undefined;

type Step = keyof Report['steps'];

/** How many leads of each name that people see went so far. */
type Converted = Readonly<Record<Step, ReadonlyMap<string, number>>>;

/** By what leads are told apart: how they reached us, what they asked about, and what led to a visit. */
type Dimension = keyof NamedCounts;

/** The leads of a report under the names that people see. */
export function namedIn({ steps }: Report, dimension: Dimension): Converted {
  const labelOf = dimension === 'courses' ? courseName : undefined;
  const counted = (step: Step) => labelled(steps[step][dimension], labelOf);
  return {
    leads: counted('leads'),
    booked: counted('booked'),
    came: counted('came'),
    enrolled: counted('enrolled'),
  };
}

const tones: Readonly<Record<Step, Tone>> = {
  leads: 'main',
  booked: 'half',
  came: 'before',
  enrolled: 'mark',
};

/** What an earlier period had of each group of names: how many leads, and how many of them enrolled. */
function textsOf(
  when: string,
  groups: readonly (readonly string[])[],
  then: Converted | undefined,
): Chart['texts'] {
  if (!then) return [];
  const leads = groups.map((group) => countOf(then.leads, group));
  return [
    { name: `Leads ${when}`, values: leads.map(String) },
    {
      name: `Share enrolled ${when}`,
      values: groups.map((group, index) =>
        percent(countOf(then.enrolled, group), leads[index] ?? 0),
      ),
    },
  ];
}

interface Compared {
  readonly now: Converted;
  readonly before: Converted | undefined;
  readonly yearBefore: Converted | undefined;
}

/** Leads of each name and how far they went; how that differs from earlier periods stands beside. */
function converted(row: string, title: string, { now, before, yearBefore }: Compared): Chart {
  const names = [...now.leads.keys()].toSorted(
    (one, other) => countOf(now.leads, [other]) - countOf(now.leads, [one]),
  );
  const named = names.filter((name) => name !== others).slice(0, mostNames);
  const rest = names.filter((name) => !named.includes(name));
  const groups = [...named.map((name) => [name]), ...(rest.length > 0 ? [rest] : [])];
  const valuesOf = (step: Step) => groups.map((group) => countOf(now[step], group));
  const [leads, enrolled] = [valuesOf('leads'), valuesOf('enrolled')];
  const shares = enrolled.map((count, index) => percent(count, leads[index] ?? 0));
  const marks: Partial<Record<Step, string[]>> = {
    leads: groups.map((group, index) => {
      const count = leads[index] ?? 0;
      return before ? `${count} (${signed(count - countOf(before.leads, group))})` : `${count}`;
    }),
    enrolled: enrolled.map((count, index) => `${count} (${shares[index]})`),
  };
  return {
    title,
    shape: 'bars',
    row,
    unit: outcomes.leads,
    labels: [...named, ...(rest.length > 0 ? [others] : [])],
    series: (Object.keys(outcomes) as Step[]).map((step) => ({
      name: outcomes[step],
      values: valuesOf(step),
      tone: tones[step],
      ...(marks[step] && { marks: marks[step] }),
    })),
    isStacked: false,
    texts: [
      { name: 'Share enrolled', values: shares },
      ...textsOf('before', groups, before),
      ...textsOf('a year before', groups, yearBefore),
    ],
  };
}

/** How leads of each source, course, or campaign convert. */
export const convertedBy =
  (dimension: Dimension, row: string, title: string, filter?: 'source' | 'course') =>
  (report: Report, earlier: Earlier): Chart => {
    const named = (each: Report | undefined) => {
      const then = withLeads(each);
      return then && namedIn(then, dimension);
    };
    return {
      ...converted(row, title, {
        now: namedIn(report, dimension),
        before: named(earlier.before),
        yearBefore: named(earlier.yearBefore),
      }),
      ...(filter && { filter: { name: filter, by: 'row' } }),
      tells: dimension,
    };
  };
