/** Seconds are exact to the nanosecond, so both kinds of time count those. */
export interface Timestamp {
  kind: 'timestamp';
  nanos: bigint;
}

export interface Duration {
  kind: 'duration';
  nanos: bigint;
}

interface Path {
  kind: 'path';
  segments: string[];
}

export interface ValueSet {
  kind: 'set';
  items: Value[];
}

/** A value of the rules language; an int is a bigint, a float is a number. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Value[]
  | Map<string, Value>
  | ValueSet
  | Path
  | Timestamp
  | Duration;

/** A rule could not be evaluated; the interpreter adds where. `||` and `&&` may absorb it. */
export class EvaluationError extends Error {
  position?: { line: number; column: number };
}

/** An evaluation was stopped because it is too large; nothing absorbs this. */
export class LimitError extends EvaluationError {}

/** The value as a 64-bit integer, or undefined if it does not fit in one. */
export function integer(value: bigint): bigint | undefined {
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

/** The name that rules and messages use for the type of a value. */
export function typeOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (Array.isArray(value)) return 'list';
  return value instanceof Map ? 'map' : value.kind;
}

export function typeError(value: Value, expected: string): EvaluationError {
  if (value === null) return new EvaluationError('Null value error.');
  return new EvaluationError(`Type error. Received: [${typeOf(value)}] Expected: [${expected}].`);
}

export function asBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw typeError(value, 'bool');
}

export function asString(value: Value): string {
  if (typeof value === 'string') return value;
  throw typeError(value, 'string');
}

export function asInteger(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  throw typeError(value, 'int');
}

export function asList(value: Value): Value[] {
  if (Array.isArray(value)) return value;
  throw typeError(value, 'list');
}

/** The items of a set, or of a list, which every operation on sets takes as well. */
export function asItems(value: Value): Value[] {
  if (isKind(value, 'set')) return value.items;
  return asList(value);
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

export function isKind<K extends 'set' | 'path' | 'timestamp' | 'duration'>(
  value: Value,
  kind: K,
): value is Extract<Value, { kind: K }> {
  return typeOf(value) === kind;
}

/** The operator `==`: 1 equals 1.0, and values of other different types are never equal. */
export function equals(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right) && typeof left !== typeof right) {
    return Number(left) === Number(right);
  }
  return same(left, right);
}

/** How items of collections compare: as `==`, but an int is never a float. */
function same(left: Value, right: Value): boolean {
  if (typeOf(left) !== typeOf(right)) return false;
  if (Array.isArray(left) && Array.isArray(right)) return sameList(left, right);
  if (left instanceof Map && right instanceof Map) return sameMap(left, right);
  if (isKind(left, 'set') && isKind(right, 'set')) {
    return left.items.length === right.items.length && includesAll(left.items, right.items);
  }
  if (isKind(left, 'path') && isKind(right, 'path')) return sameList(left.segments, right.segments);
  if (isKind(left, 'timestamp') && isKind(right, 'timestamp')) return left.nanos === right.nanos;
  if (isKind(left, 'duration') && isKind(right, 'duration')) return left.nanos === right.nanos;
  return left === right;
}

export function includes(items: Value[], value: Value): boolean {
  return items.some((item) => same(item, value));
}

export function includesAll(items: Value[], values: Value[]): boolean {
  return values.every((value) => includes(items, value));
}

export function setOf(items: Value[]): ValueSet {
  const unique: Value[] = [];
  for (const item of items) if (!includes(unique, item)) unique.push(item);
  return { kind: 'set', items: unique };
}

function sameList(left: Value[], right: Value[]): boolean {
  return (
    left.length === right.length && left.every((item, index) => same(item, right[index] ?? null))
  );
}

function sameMap(left: Map<string, Value>, right: Map<string, Value>): boolean {
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && same(value, right.get(key) ?? null))
  );
}
