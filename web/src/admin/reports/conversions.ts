import type { Report } from '@institute/schema';
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
} from './chart.ts';
import { courseName } from './weekly.ts';

/** A report with leads, to compare with; another says nothing about a change. */
export const withLeads = (report: Report | undefined): Report | undefined =>
  report?.all.leads ? report : undefined;

interface Converted {
  /** Leads by a name that people see. */
  readonly leads: ReadonlyMap<string, number>;
  readonly enrolled: ReadonlyMap<string, number>;
}

/** Leads of each name and how many of them enrolled; how that differs from the period before stands beside. */
function converted(
  row: string,
  title: string,
  { leads, enrolled }: Converted,
  then: Converted | undefined,
): Chart {
  const names = [...leads.keys()].toSorted(
    (one, other) => countOf(leads, [other]) - countOf(leads, [one]),
  );
  const named = names.filter((name) => name !== others).slice(0, mostNames);
  const rest = names.filter((name) => !named.includes(name));
  const groups = [...named.map((name) => [name]), ...(rest.length > 0 ? [rest] : [])];
  const rows = groups.map((group) => ({
    leads: countOf(leads, group),
    enrolled: countOf(enrolled, group),
    leadsThen: countOf(then?.leads ?? leads, group),
    enrolledThen: countOf(then?.enrolled ?? enrolled, group),
  }));
  return {
    title,
    shape: 'bars',
    row,
    labels: [...named, ...(rest.length > 0 ? [others] : [])],
    series: [
      {
        name: outcomes.leads,
        values: rows.map((each) => each.leads),
        tone: 'main',
        marks: rows.map((each) =>
          then ? `${each.leads} (${signed(each.leads - each.leadsThen)})` : `${each.leads}`,
        ),
      },
      {
        name: outcomes.enrolled,
        values: rows.map((each) => each.enrolled),
        tone: 'mark',
        marks: rows.map((each) => `${each.enrolled} (${percent(each.enrolled, each.leads)})`),
      },
    ],
    isStacked: false,
    texts: [
      {
        name: 'Share enrolled',
        values: rows.map((each) => percent(each.enrolled, each.leads)),
      },
      ...(then
        ? [
            { name: 'Leads before', values: rows.map(({ leadsThen }) => `${leadsThen}`) },
            {
              name: 'Share enrolled before',
              values: rows.map((each) => percent(each.enrolledThen, each.leadsThen)),
            },
          ]
        : []),
    ],
  };
}

/** The leads of a report by source, and by course, under the names that people see. */
export const namedIn = {
  sources: ({ weeks, enrolled }: Report): Converted => ({
    leads: labelled(weeks.flatMap(({ sources }) => sources)),
    enrolled: labelled(enrolled.sources),
  }),
  courses: ({ weeks, enrolled }: Report): Converted => ({
    leads: labelled(
      weeks.flatMap(({ courses }) => courses),
      courseName,
    ),
    enrolled: labelled(enrolled.courses, courseName),
  }),
  origins: ({ origins, enrolled }: Report): Converted => ({
    leads: labelled(origins),
    enrolled: labelled(enrolled.origins),
  }),
};

/** How leads of each source, course, or campaign convert. */
export const convertedBy =
  (name: keyof typeof namedIn, row: string, title: string, filter?: 'source' | 'course') =>
  (report: Report, { before }: Earlier): Chart => {
    const then = withLeads(before);
    return {
      ...converted(row, title, namedIn[name](report), then && namedIn[name](then)),
      ...(filter && { filter: { name: filter, by: 'row' } }),
    };
  };
