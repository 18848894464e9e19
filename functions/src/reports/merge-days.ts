import {
  beginOfWeek,
  dayAfter,
  answerTargetMinutes,
  answerWaits,
  type Answering,
  type Counts,
  type Funnel,
  type NamedCounts,
  type Report,
  type ReportDay,
} from '@institute/schema';

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/** The items by a key, in the order in which the keys come. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return found;
}

/** The names of all with their counts added up, the most first. */
function added(all: readonly Counts[]): Counts {
  const found = new Map<string, number>();
  for (const { name, count } of all.flat()) found.set(name, (found.get(name) ?? 0) + count);
  return [...found]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

const addedFunnel = (all: readonly Funnel[]): Funnel => ({
  leads: sum(all.map(({ leads }) => leads)),
  contacted: sum(all.map(({ contacted }) => contacted)),
  demo: sum(all.map(({ demo }) => demo)),
  enrolled: sum(all.map(({ enrolled }) => enrolled)),
});

/** The median; null of nothing. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const answeringOf = (minutes: readonly number[], late: number): Answering => ({
  answered: minutes.length,
  inTime: minutes.filter((each) => each <= answerTargetMinutes).length,
  late,
  median: medianOf(minutes),
});

/** How many answers were as soon as each wait, and not as soon as the one before. */
const waitsOf = (minutes: readonly number[]): number[] =>
  answerWaits.map(
    (hours, index) =>
      minutes.filter(
        (each) => each <= hours * 60 && (index === 0 || each > (answerWaits[index - 1] ?? 0) * 60),
      ).length,
  );

const addedNames = (all: readonly NamedCounts[]): NamedCounts => ({
  sources: added(all.map(({ sources }) => sources)),
  courses: added(all.map(({ courses }) => courses)),
  origins: added(all.map(({ origins }) => origins)),
  lasts: added(all.map(({ lasts }) => lasts)),
});

function stepsOf(days: readonly ReportDay[]): Report['steps'] {
  const steps = days.flatMap((day) => day.steps ?? []);
  return {
    leads: addedNames(steps.map(({ leads }) => leads)),
    booked: addedNames(steps.map(({ booked }) => booked)),
    came: addedNames(steps.map(({ came }) => came)),
    enrolled: addedNames(steps.map(({ enrolled }) => enrolled)),
  };
}

function weeksOf(days: readonly ReportDay[]): Report['weeks'] {
  const weeks = grouped(days, ({ _id }) => beginOfWeek(_id));
  return [...weeks].map(([start, within]) => ({
    start,
    sources: added(within.map(({ sources }) => sources)),
    courses: added(within.map(({ courses }) => courses)),
    statuses: added(within.map(({ statuses }) => statuses)),
    demo: added(within.map(({ demo }) => demo)),
  }));
}

interface Names {
  /** Of accounts, by their ids. */
  readonly people: ReadonlyMap<string, string>;
  /** Of courses, by their ids. */
  readonly courses: ReadonlyMap<string, string>;
  /** How many enrolments a month are wanted, by account. */
  readonly targets?: ReadonlyMap<string, number>;
}

const unnamed: Names = { people: new Map(), courses: new Map() };

/** How many months some days are: each is its part of the month that it is in. */
const monthsIn = (days: readonly ReportDay[]): number =>
  sum(
    days.map(({ _id }) => {
      const [year = 0, month = 0] = _id.split('-').map(Number);
      return 1 / new Date(Date.UTC(year, month, 0)).getUTCDate();
    }),
  );

/** The row of everyone who is a colleague no longer; no account has such an id. */
const former = '/';

function counsellorsOf(
  days: readonly ReportDay[],
  late: readonly ReportDay[],
  { people, targets = new Map() }: Names,
): Report['counsellors'] {
  const rowOf = (uid: string): string => (uid === '' || people.has(uid) ? uid : former);
  const byRow = (all: readonly Counts[]) =>
    new Map(
      added(all.map((each) => each.map(({ name, count }) => ({ name: rowOf(name), count })))).map(
        ({ name, count }) => [name, count],
      ),
    );
  const answers = grouped(
    days.flatMap((day) => day.answers),
    ({ by }) => rowOf(by),
  );
  const waiting = byRow(late.map(({ unanswered }) => unanswered));
  const enrolled = byRow(days.flatMap(({ enrolledBy }) => (enrolledBy ? [enrolledBy] : [])));
  const aimed = [...targets.keys()].filter((uid) => people.has(uid));
  const months = monthsIn(days);
  return [...new Set([...answers.keys(), ...waiting.keys(), ...enrolled.keys(), ...aimed])]
    .map((row) => {
      const target = targets.get(row);
      return {
        ...(row !== former && { uid: row }),
        name: people.get(row) ?? (row === '' ? 'Unassigned' : 'Former colleagues'),
        ...answeringOf(
          (answers.get(row) ?? []).flatMap(({ minutes }) => minutes),
          waiting.get(row) ?? 0,
        ),
        enrolled: enrolled.get(row) ?? 0,
        ...(target && { target: Math.max(1, Math.round(target * months)) }),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function seatsOf(days: readonly ReportDay[], { courses }: Names): Report['seats'] {
  const found = grouped(
    days.flatMap(({ seats }) => seats),
    ({ course }) => course,
  );
  return [...found]
    .map(([id, all]) => ({
      course: courses.get(id) ?? 'Deleted course',
      batches: sum(all.map(({ batches }) => batches)),
      seats: sum(all.map(({ seats }) => seats)),
      taken: sum(all.map(({ taken }) => taken)),
    }))
    .toSorted((one, other) => one.course.localeCompare(other.course));
}

/** The report of days in order. Leads of today and yesterday are not late yet. */
export function mergeDays(
  days: readonly ReportDay[],
  today: string,
  names: Names = unnamed,
): Report {
  const over = days.filter(({ _id }) => _id < dayAfter(today, -1));
  const late = sum(over.flatMap(({ unanswered }) => unanswered.map(({ count }) => count)));
  const minutes = days.flatMap(({ answers }) => answers.flatMap((each) => each.minutes));
  return {
    weeks: weeksOf(days),
    all: addedFunnel(days.map(({ all }) => all)),
    steps: stepsOf(days),
    reasons: added(days.flatMap(({ reasons }) => (reasons ? [reasons] : []))),
    visited: addedFunnel(days.map(({ visited }) => visited)),
    answering: answeringOf(minutes, late),
    waits: waitsOf(minutes),
    counsellors: counsellorsOf(days, over, names),
    seats: seatsOf(days, names),
  };
}
