import type { Counts, LeadStep, NamedCounts, Report } from '@institute/schema';

/** What a series means, which gives it its colour. */
export type Tone = 'main' | 'half' | 'before' | 'mark' | 'good' | 'bad' | 'rest';

interface Series {
  readonly name: string;
  readonly values: readonly number[];
  /** Absent where it is one of many. */
  readonly tone?: Tone;
  /** What stands at the ends of its bars, if it is not the value alone. */
  readonly marks?: readonly string[];
}

/** A chart and its table: a row for each label, with a number of each series, and texts beside. */
export interface Chart {
  readonly title: string;
  /** Weeks as a line or in columns; names as bars below each other. */
  readonly shape: 'line' | 'columns' | 'bars';
  /** What a row is. */
  readonly row: string;
  /** What its numbers count, at their axis. */
  readonly unit: string;
  readonly labels: readonly string[];
  /** What people read in place of a label, if that is different. */
  readonly labelText?: (label: string) => string;
  /** The same at the axis, where there is less room. */
  readonly tickText?: (label: string) => string;
  readonly series: readonly Series[];
  /** Of each row, where it has a colour of its own. */
  readonly rowTones?: readonly Tone[];
  /** Whether the series are parts of a whole. */
  readonly isStacked: boolean;
  readonly texts: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** The filter of enquiries that finds the leads of a number: what has a value for it, the week, or the step or wait alone. */
  readonly filter?: {
    readonly name: 'source' | 'course' | 'status' | 'week' | 'step' | 'wait';
    readonly by: 'series' | 'row';
  };
  /** Of each row, whose enrolled leads the list of enquiries finds. */
  readonly assigned?: readonly (string | undefined)[];
  /** What tells its leads apart where no such filter finds them, and the report lists them itself. */
  readonly tells?: keyof NamedCounts | 'steps' | 'reasons';
}

/** What a report is compared with. */
export interface Earlier {
  readonly before?: Report | undefined;
  readonly yearBefore?: Report | undefined;
}

/** What series are called that differ in their time, and in what became of leads. */
export const times = { now: 'This period', yearBefore: 'A year before' } as const;
export const outcomes = {
  leads: 'Leads',
  booked: 'Booked a demo',
  came: 'Came',
  enrolled: 'Enrolled',
} as const;

/** What the steps towards enrolment are called, each of which counts those of the later ones. */
export const funnelSteps = {
  leads: outcomes.leads,
  contacted: 'Contacted',
  demo: 'Demo class',
  enrolled: outcomes.enrolled,
} as const satisfies Partial<Record<LeadStep, string>>;

/** Whose steps are counted: those of all leads, or of leads whose visit is known. */
export const funnel = { all: 'All', visited: 'Visit known' } as const;

export const asItIs = (label: string): string => label;

/** Who has had no answer for over a day, among the times that people waited. */
export const noneYet = 'None yet';

/** A course that nobody named. */
export const noCourse = 'None';

/** A lost lead of which nobody said why. */
export const noReason = 'No reason given';

/** Names that are told apart. */
export const mostNames = 7;

export const others = 'Other';

export const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);

/** A difference with its sign. */
export const signed = (by: number): string =>
  by === 0 ? '±0' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`;

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

/** Minutes as people say them. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 60) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${(minutes / 60).toFixed(1)} h`;
  return `${(minutes / (24 * 60)).toFixed(1)} days`;
}

/** Counts under the names that people see; different names may look the same. */
export function labelled(
  counts: Counts,
  labelOf: (name: string) => string = (name) => name,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { name, count } of counts) {
    const label = labelOf(name);
    found.set(label, (found.get(label) ?? 0) + count);
  }
  return found;
}

/** How many a row has of some names together. */
export const countOf = (row: ReadonlyMap<string, number>, names: readonly string[]): number =>
  sum(names.map((name) => row.get(name) ?? 0));
