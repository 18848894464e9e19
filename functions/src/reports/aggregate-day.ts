import {
  countedReason,
  localDay,
  staffSources,
  type Counts,
  type Funnel,
  type LeadStep,
  type NamedCounts,
  type ReportDay,
  type Steps,
  type StoredBatch,
  type StoredDemoBooking,
  type StoredEnquiry,
} from '@institute/schema';

export type Lead = Pick<
  StoredEnquiry,
  | 'createdAt'
  | 'source'
  | 'course'
  | 'status'
  | 'joined'
  | 'visits'
  | 'imported'
  | 'answered'
  | 'hadDemo'
  | 'assignedTo'
  | 'reason'
> & {
  /** Whether they came to the demo class that they booked. */
  readonly came?: boolean;
};

/** The records that the figures of a day follow from. */
export interface DayRecords {
  readonly leads: readonly Lead[];
  readonly bookings: readonly Pick<StoredDemoBooking, 'startsAt' | 'state'>[];
  readonly batches: readonly Pick<
    StoredBatch,
    'course' | 'firstDay' | 'state' | 'seats' | 'seatsTaken'
  >[];
}

/** Most names that are told apart; what visitors send may have any. */
const mostNames = 100;

const others = 'Other';

const byCount = (one: Counts[number], other: Counts[number]): number =>
  other.count - one.count || (one.name < other.name ? -1 : 1);

/** How many of each name, the most first. */
function countsOf(names: readonly string[]): Counts {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  const sorted = [...found].map(([name, count]) => ({ name, count })).toSorted(byCount);
  const rest = sorted.slice(mostNames).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, mostNames), ...(rest > 0 ? [{ name: others, count: rest }] : [])];
}

const isEnrolled = ({ status }: Lead): boolean => status === 'enrolled';

/** Whether they ever booked a demo class, as far as their record says. */
export const bookedDemo = ({
  status,
  hadDemo,
  source,
}: Pick<Lead, 'status' | 'hadDemo' | 'source'>): boolean =>
  status === 'demo booked' || hadDemo === true || source === 'Demo class';

const reachedDemo = (lead: Lead): boolean => isEnrolled(lead) || bookedDemo(lead);

const wasContacted = (lead: Lead): boolean =>
  reachedDemo(lead) || lead.status === 'contacted' || lead.answered !== undefined;

const waitsForAnswer = ({ status, answered, source }: Lead): boolean =>
  status === 'new' && !answered && !staffSources.includes(source);

/** Whether a lead went so far; steps of the funnel count those of the later ones, too. */
export const reached: Readonly<Record<LeadStep, (lead: Lead) => boolean>> = {
  leads: () => true,
  contacted: wasContacted,
  demo: reachedDemo,
  booked: bookedDemo,
  came: ({ came }) => came === true,
  enrolled: isEnrolled,
  waiting: waitsForAnswer,
  closed: ({ status }) => status === 'closed',
};

/** Whether a report counts it: spam, and what is joined to another lead, stand among the statuses alone. */
export const isCounted = ({ joined, status }: Lead): boolean => !joined && status !== 'spam';

const funnelOf = (leads: readonly Lead[]): Funnel => ({
  leads: leads.length,
  contacted: leads.filter(reached.contacted).length,
  demo: leads.filter(reached.demo).length,
  enrolled: leads.filter(reached.enrolled).length,
});

/** The campaign or the site that led to the first or the last visit. */
const originOf =
  (which: 'first' | 'last') =>
  ({ visits, imported }: Lead): string => {
    const visit = visits?.[which];
    const known = visit ? visit.source || visit.referrer || 'Direct' : imported?.source;
    return (known || 'Not known').slice(0, 100);
  };

/** The name of a lead among those that a report tells apart. */
export const nameOf: Readonly<Record<keyof NamedCounts | 'reasons', (lead: Lead) => string>> = {
  sources: ({ source }) => source,
  courses: ({ course }) => course,
  origins: originOf('first'),
  lasts: originOf('last'),
  reasons: ({ reason }) => countedReason(reason),
};

const namesOf = (leads: readonly Lead[]): NamedCounts => ({
  sources: countsOf(leads.map(nameOf.sources)),
  courses: countsOf(leads.map(nameOf.courses)),
  origins: countsOf(leads.map(nameOf.origins)),
  lasts: countsOf(leads.map(nameOf.lasts)),
});

const stepsOf = (leads: readonly Lead[]): Steps => ({
  leads: namesOf(leads),
  booked: namesOf(leads.filter(reached.booked)),
  came: namesOf(leads.filter(reached.came)),
  enrolled: namesOf(leads.filter(reached.enrolled)),
});

const minutesUntil = (createdAt: string, answeredAt: string): number =>
  Math.max(0, Math.floor((Date.parse(answeredAt) - Date.parse(createdAt)) / 60_000));

function answersOf(leads: readonly Lead[]): ReportDay['answers'] {
  const found = new Map<string, number[]>();
  for (const { createdAt, answered, source } of leads) {
    if (!answered || staffSources.includes(source)) continue;
    const minutes = minutesUntil(createdAt, answered.at);
    found.set(answered.by, [...(found.get(answered.by) ?? []), minutes]);
  }
  return [...found]
    .map(([by, minutes]) => ({ by, minutes: minutes.toSorted((one, other) => one - other) }))
    .toSorted((one, other) => (one.by < other.by ? -1 : 1));
}

function seatsOf(batches: DayRecords['batches']): ReportDay['seats'] {
  const found = new Map<string, ReportDay['seats'][number]>();
  for (const { course, seats, seatsTaken } of batches) {
    const sum = found.get(course) ?? { course, batches: 0, seats: 0, taken: 0 };
    found.set(course, {
      course,
      batches: sum.batches + 1,
      seats: sum.seats + seats,
      taken: sum.taken + seatsTaken,
    });
  }
  return [...found.values()].toSorted((one, other) => (one.course < other.course ? -1 : 1));
}

/** The figures of a day; records of other days are left out. */
export function aggregateDay(day: string, records: DayRecords): ReportDay {
  const arrived = records.leads.filter(({ createdAt }) => localDay(new Date(createdAt)) === day);
  const leads = arrived.filter(isCounted);
  const waiting = leads.filter(reached.waiting);
  const held = records.bookings.filter(({ startsAt }) => localDay(new Date(startsAt)) === day);
  const begun = records.batches.filter(
    ({ firstDay, state }) => firstDay === day && state === 'open',
  );
  return {
    _id: day,
    sources: countsOf(leads.map(({ source }) => source)),
    courses: countsOf(leads.map(({ course }) => course)),
    statuses: countsOf(arrived.map(({ status, joined }) => (joined ? 'joined' : status))),
    all: funnelOf(leads),
    steps: stepsOf(leads),
    reasons: countsOf(leads.filter(reached.closed).map(nameOf.reasons)),
    enrolledBy: countsOf(leads.filter(reached.enrolled).map(({ assignedTo }) => assignedTo)),
    visited: funnelOf(leads.filter(({ visits }) => visits)),
    answers: answersOf(leads),
    unanswered: countsOf(waiting.map(({ assignedTo }) => assignedTo)),
    demo: countsOf(held.map(({ state }) => state)),
    seats: seatsOf(begun),
  };
}
