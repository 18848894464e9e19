import { enquiryStatuses, localDay } from '@institute/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aggregateDay, type DayRecords, type Lead } from './aggregate-day.ts';
import { mergeDays } from './merge-days.ts';

const days = Array.from(
  { length: 20 },
  (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`,
);

const names = { people: new Map<string, string>(), courses: new Map<string, string>() };

type Booking = DayRecords['bookings'][number];
type Batch = DayRecords['batches'][number];
type Figures = ReturnType<typeof aggregateDay>;

/** What Firestore holds: records, marks of changed days, and the kept figures with their versions. */
class Model {
  readonly leads = new Map<number, Lead>();
  readonly bookings = new Map<number, Booking>();
  readonly batches = new Map<number, Batch>();
  readonly marks = new Map<string, number>();
  readonly kept = new Map<string, { version: number; figures: Figures }>();
  #count = 0;

  /** As each write of the site does it: the record and the marks of its days, before and after, at once. */
  put<Item>(
    items: Map<number, Item>,
    id: number,
    next: Item | undefined,
    dayOf: (item: Item) => string,
  ) {
    const before = items.get(id);
    if (next) items.set(id, next);
    else items.delete(id);
    for (const item of [before, next]) if (item) this.marks.set(dayOf(item), (this.#count += 1));
  }

  records(isReversed: boolean): DayRecords {
    const of = <Item>(items: Map<number, Item>) =>
      isReversed ? [...items.values()].toReversed() : [...items.values()];
    return { leads: of(this.leads), bookings: of(this.bookings), batches: of(this.batches) };
  }

  /** Reads what a recomputation reads, in its order: kept figures, marks, and then the records. */
  begin(span: readonly string[], isReversed: boolean) {
    const before = span.map((day) => this.kept.get(day)?.version);
    const marks = span.map((day) => this.marks.get(day));
    const records = this.records(isReversed);
    return { span, before, marks, figures: span.map((day) => aggregateDay(day, records)) };
  }

  /** Its transaction: refused where somebody kept one of the days meanwhile; newer marks stay. */
  commit({ span, before, marks, figures }: ReturnType<Model['begin']>) {
    if (!span.every((day, index) => this.kept.get(day)?.version === before[index])) return;
    for (const [index, day] of span.entries()) {
      this.kept.set(day, { version: (this.#count += 1), figures: figures[index]! });
      if (this.marks.get(day) === marks[index]) this.marks.delete(day);
    }
  }
}

const moment = (day: number, minutes: number) =>
  new Date(Date.parse(`${days[day]}T00:00:00+05:30`) + minutes * 60_000).toISOString();

const day = fc.nat(days.length - 1);
const id = fc.nat(60);
const dayOfMoment = (at: string) => localDay(new Date(at));

const change = fc.oneof(
  fc.record({
    kind: fc.constant('lead' as const),
    id,
    day,
    minutes: fc.nat(24 * 60 - 1),
    status: fc.constantFrom(...enquiryStatuses),
    answeredAfter: fc.option(fc.nat(5000)),
    by: fc.constantFrom('meena', 'ravi'),
    isJoined: fc.boolean(),
    source: fc.constantFrom('Contact Form' as const, 'Demo class' as const, 'Import' as const),
  }),
  fc.record({
    kind: fc.constant('booking' as const),
    id,
    day,
    state: fc.constantFrom('booked', 'came', 'missed', 'cancelled') as fc.Arbitrary<
      Booking['state']
    >,
  }),
  fc.record({ kind: fc.constant('batch' as const), id, day, seatsTaken: fc.nat(20) }),
  fc.record({ kind: fc.constantFrom('removed lead' as const, 'removed batch' as const), id }),
);

const recomputation = fc.record({
  kind: fc.constant('recompute' as const),
  first: day,
  length: fc.integer({ min: 1, max: 6 }),
  isReversed: fc.boolean(),
  /** Killed before it commits, committed only after other operations, or repeated. */
  fate: fc.constantFrom('done', 'killed', 'late', 'twice'),
});

const operation = fc.oneof(
  { weight: 4, arbitrary: change },
  { weight: 1, arbitrary: recomputation },
);

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function apply(model: Model, each: Change): void {
  if (each.kind === 'lead') {
    const createdAt = model.leads.get(each.id)?.createdAt ?? moment(each.day, each.minutes);
    const at = new Date(Date.parse(createdAt) + (each.answeredAfter ?? 0) * 60_000).toISOString();
    const lead: Lead = {
      createdAt,
      source: each.source,
      course: 'python',
      status: each.status,
      assignedTo: each.by,
      reason: each.by === 'meena' ? 'Fees' : '',
      ...(each.answeredAfter !== null && { answered: { at, by: each.by } }),
      ...(each.isJoined && { joined: { to: 'other', status: each.status } }),
    };
    model.put(model.leads, each.id, lead, (item) => dayOfMoment(item.createdAt));
  } else if (each.kind === 'booking')
    model.put(
      model.bookings,
      each.id,
      { startsAt: moment(each.day, 600), state: each.state },
      ({ startsAt }) => dayOfMoment(startsAt),
    );
  else if (each.kind === 'batch') {
    const batch = { course: 'a', firstDay: days[each.day]!, state: 'open' as const, seats: 20 };
    const dayOf = ({ firstDay }: Batch) => firstDay;
    model.put(model.batches, each.id, { ...batch, seatsTaken: each.seatsTaken }, dayOf);
  } else if (each.kind === 'removed lead')
    model.put(model.leads, each.id, undefined, (item) => dayOfMoment(item.createdAt));
  else model.put(model.batches, each.id, undefined, ({ firstDay }) => firstDay);
}

// reports-2: the model has the reads and the transaction of keep-days.ts; reports.deep.test.ts in tests/api
// runs the real ones.
test('after 10,000 random operations on a model of the store, with repeats, reordering and kills, kept figures are those of the records', () => {
  let operations = 0;
  fc.assert(
    fc.property(fc.array(operation, { minLength: 1000, maxLength: 1000 }), (all) => {
      const model = new Model();
      const late: ReturnType<Model['begin']>[] = [];
      for (const each of all) {
        operations += 1;
        if (each.kind !== 'recompute') {
          apply(model, each);
          continue;
        }
        const span = days.slice(each.first, each.first + each.length);
        const begun = model.begin(span, each.isReversed);
        if (each.fate === 'late') late.unshift(begun);
        if (each.fate === 'done' || each.fate === 'twice') model.commit(begun);
        if (each.fate === 'twice') model.commit(begun);
        if (late.length > 3) model.commit(late.pop()!);
      }
      for (const begun of late) model.commit(begun);
      const due = days.filter((each) => model.marks.has(each) || !model.kept.has(each));
      model.commit(model.begin(due, false));
      const figures = days.map((each) => model.kept.get(each)!.figures);
      const plain = days.map((each) => aggregateDay(each, model.records(true)));
      expect(figures).toEqual(plain);
      expect(mergeDays(figures, '2026-02-01', names)).toEqual(
        mergeDays(plain, '2026-02-01', names),
      );
    }),
    { numRuns: 10, endOnFailure: true },
  );
  expect(operations).toBeGreaterThanOrEqual(10_000);
}, 60_000);
