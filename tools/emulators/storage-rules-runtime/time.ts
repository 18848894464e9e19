import {
  asInteger,
  asString,
  EvaluationError,
  isKind,
  typeError,
  type Duration,
  type Timestamp,
  type Value,
} from './values.ts';

const NANOS_IN_SECOND = 1_000_000_000n;
const NANOS_IN_DAY = 86_400n * NANOS_IN_SECOND;

const NANOS_IN_UNIT = new Map([
  ['w', 7n * NANOS_IN_DAY],
  ['d', NANOS_IN_DAY],
  ['h', 3_600n * NANOS_IN_SECOND],
  ['m', 60n * NANOS_IN_SECOND],
  ['s', NANOS_IN_SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/** About 10,000 years either way, as the rules language has it. */
const MAX_DURATION = 315_576_000_000n * NANOS_IN_SECOND;
const MIN_TIMESTAMP = BigInt(Date.parse('0001-01-01T00:00:00Z')) * 1_000_000n;
const END_OF_TIMESTAMPS = BigInt(Date.parse('+010000-01-01T00:00:00Z')) * 1_000_000n;

export function duration(nanos: bigint): Duration {
  if (nanos < -MAX_DURATION || nanos > MAX_DURATION) {
    throw new EvaluationError('Duration is not valid.');
  }
  return { kind: 'duration', nanos };
}

export function timestamp(nanos: bigint): Timestamp {
  if (nanos < MIN_TIMESTAMP || nanos >= END_OF_TIMESTAMPS) {
    throw new EvaluationError('Timestamp is not valid.');
  }
  return { kind: 'timestamp', nanos };
}

/** `duration.…` and `timestamp.…`. */
export const timeFunctions = {
  'duration.value': (amount: Value, unit: Value) => {
    const nanos = NANOS_IN_UNIT.get(asString(unit));
    if (nanos === undefined) throw new EvaluationError(`Unknown duration unit ${asString(unit)}.`);
    return duration(asInteger(amount) * nanos);
  },
  'duration.time': (hours: Value, minutes: Value, seconds: Value, nanos: Value) =>
    duration(
      ((asInteger(hours) * 60n + asInteger(minutes)) * 60n + asInteger(seconds)) * NANOS_IN_SECOND +
        asInteger(nanos),
    ),
  'duration.abs': (value: Value) => {
    if (!isKind(value, 'duration')) throw typeError(value, 'duration');
    return duration(value.nanos < 0n ? -value.nanos : value.nanos);
  },
  'timestamp.value': (millis: Value) => timestamp(asInteger(millis) * 1_000_000n),
  'timestamp.date': (year: Value, month: Value, day: Value) => {
    const [y, m, d] = [year, month, day].map((part) => Number(asInteger(part)));
    const date = new Date(0);
    date.setUTCFullYear(y ?? 0, (m ?? 0) - 1, d);
    if (date.getUTCMonth() + 1 !== m || date.getUTCDate() !== d) {
      throw new EvaluationError(`Date is not valid. year: ${y}, month: ${m} day: ${d}.`);
    }
    return timestamp(BigInt(date.getTime()) * 1_000_000n);
  },
};

export const durationMethods = {
  seconds: ({ nanos }: Duration) => nanos / NANOS_IN_SECOND,
  nanos: ({ nanos }: Duration) => nanos % NANOS_IN_SECOND,
};

export const timestampMethods = {
  toMillis: (value: Timestamp) => floorDivide(value.nanos, 1_000_000n),
  nanos: ({ nanos }: Timestamp) => remainder(nanos, NANOS_IN_SECOND),
  seconds: (value: Timestamp) => BigInt(dateOf(value).getUTCSeconds()),
  minutes: (value: Timestamp) => BigInt(dateOf(value).getUTCMinutes()),
  hours: (value: Timestamp) => BigInt(dateOf(value).getUTCHours()),
  day: (value: Timestamp) => BigInt(dateOf(value).getUTCDate()),
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek: (value: Timestamp) => BigInt(dateOf(value).getUTCDay() || 7),
  dayOfYear: (value: Timestamp) => {
    const newYear = new Date(dateOf(value));
    newYear.setUTCMonth(0, 1);
    return BigInt(Math.floor((dateOf(value).getTime() - newYear.getTime()) / 86_400_000) + 1);
  },
  month: (value: Timestamp) => BigInt(dateOf(value).getUTCMonth() + 1),
  year: (value: Timestamp) => BigInt(dateOf(value).getUTCFullYear()),
  date: ({ nanos }: Timestamp) => timestamp(nanos - remainder(nanos, NANOS_IN_DAY)),
  time: ({ nanos }: Timestamp) => duration(remainder(nanos, NANOS_IN_DAY)),
};

function dateOf({ nanos }: Timestamp): Date {
  return new Date(Number(floorDivide(nanos, 1_000_000n)));
}

function remainder(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}

function floorDivide(value: bigint, divisor: bigint): bigint {
  return (value - remainder(value, divisor)) / divisor;
}
