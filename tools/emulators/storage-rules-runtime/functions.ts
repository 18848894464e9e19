import { RE2JS } from 're2js';
import { durationMethods, timeFunctions, timestampMethods } from './time.ts';
import {
  asInteger,
  asItems,
  asList,
  asString,
  EvaluationError,
  includes,
  includesAll,
  integer,
  isKind,
  setOf,
  typeError,
  typeOf,
  type Value,
  type ValueSet,
} from './values.ts';

/** A method takes its arguments after what it is called on; its length tells how many. */
type Methods<T> = Record<string, (target: T, ...args: Value[]) => Value>;

const stringMethods: Methods<string> = {
  size: (text) => BigInt(text.length),
  lower: (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  upper: (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  trim: (text) => text.trim(),
  matches: (text, pattern) => compile(pattern).matches(text),
  split: (text, pattern) => split(text, compile(pattern)),
  replace: (text, pattern, replacement) =>
    compile(pattern).matcher(text).replaceAll(asString(replacement), true),
};

const listMethods: Methods<Value[]> = {
  size: (items) => BigInt(items.length),
  concat: (items, other) => [...items, ...asList(other)],
  join: (items, separator) => items.map(toText).join(asString(separator)),
  hasAll: (items, others) => includesAll(items, asList(others)),
  hasAny: (items, others) => asList(others).some((other) => includes(items, other)),
  hasOnly: (items, others) => includesAll(asList(others), items),
  removeAll: (items, others) => items.filter((item) => !includes(asList(others), item)),
  toSet: (items) => setOf(items),
};

const setMethods: Methods<ValueSet> = {
  size: ({ items }) => BigInt(items.length),
  hasAll: ({ items }, others) => includesAll(items, asItems(others)),
  hasAny: ({ items }, others) => asItems(others).some((other) => includes(items, other)),
  hasOnly: ({ items }, others) => includesAll(asItems(others), items),
  union: ({ items }, others) => setOf([...items, ...asItems(others)]),
  intersection: ({ items }, others) =>
    setOf(items.filter((item) => includes(asItems(others), item))),
  difference: ({ items }, others) =>
    setOf(items.filter((item) => !includes(asItems(others), item))),
};

const mapMethods: Methods<Map<string, Value>> = {
  size: (map) => BigInt(map.size),
  keys: (map) => [...map.keys()].toSorted(),
  values: (map) => [...map.values()],
  get: (map, key, fallback) => {
    let found: Value | undefined = map;
    for (const part of Array.isArray(key) ? key : [key]) {
      const name = asString(part);
      found = found instanceof Map ? found.get(name) : undefined;
    }
    return found === undefined ? fallback : found;
  },
};

const globalFunctions: Record<string, (...args: Value[]) => Value> = {
  ...timeFunctions,
  int: toInteger,
  float: toFloat,
  string: toText,
  path: toPath,
};

/** The names before the dot of functions such as `duration.value`. */
export const NAMESPACES = new Set([
  'duration',
  'timestamp',
  'math',
  'hashing',
  'latlng',
  'firestore',
]);

/** Calls a function of the language, e.g. `duration.value`. Throws EvaluationError. */
export function callFunction(name: string, args: Value[]): Value {
  const run = Object.hasOwn(globalFunctions, name) ? globalFunctions[name] : undefined;
  if (!run) throw new EvaluationError(`Function not found error: Name: [${name}].`);
  checkCount(name, args.length, run.length);
  return run(...args);
}

/** Calls a method of a value, e.g. `'a'.size()`. Throws EvaluationError. */
export function callMethod(target: Value, name: string, args: Value[]): Value {
  if (target === null) throw new EvaluationError('Null value error.');
  if (typeof target === 'string') return invoke(stringMethods, target, name, args);
  if (Array.isArray(target)) return invoke(listMethods, target, name, args);
  if (target instanceof Map) return invoke(mapMethods, target, name, args);
  if (isKind(target, 'set')) return invoke(setMethods, target, name, args);
  if (isKind(target, 'timestamp')) return invoke(timestampMethods, target, name, args);
  if (isKind(target, 'duration')) return invoke(durationMethods, target, name, args);
  return invoke({}, target, name, args);
}

function invoke<T extends Value>(
  methods: Methods<T>,
  target: T,
  name: string,
  args: Value[],
): Value {
  const run = Object.hasOwn(methods, name) ? methods[name] : undefined;
  const fullName = `${typeOf(target)}.${name}`;
  if (!run) throw new EvaluationError(`Function not found error: Name: [${fullName}].`);
  checkCount(fullName, args.length, run.length - 1);
  return run(target, ...args);
}

function checkCount(name: string, received: number, expected: number): void {
  if (received === expected) return;
  throw new EvaluationError(
    `Incorrect number of arguments of ${name}. Received: ${received}. Expected: ${expected}.`,
  );
}

/** RE2 takes time proportional to the text, so a hostile pattern cannot stall the runtime. */
function compile(pattern: Value): RE2JS {
  const text = asString(pattern);
  try {
    return RE2JS.compile(text);
  } catch {
    throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${text}.`);
  }
}

/** Where engines cut a text at an empty match differs, so that is left out. */
function split(text: string, pattern: RE2JS): Value {
  if (pattern.matches('')) throw new EvaluationError('Cannot split at an empty match.');
  return pattern.split(text);
}

function toInteger(value: Value): bigint {
  if (typeof value === 'number' && !Number.isFinite(value)) throw typeError(value, 'int');
  if (typeof value === 'number') return checkedInteger(BigInt(Math.trunc(value)), value);
  if (typeof value !== 'string') return asInteger(value);
  if (!/^[+-]?\d+$/.test(value)) throw conversionError(value, 'int');
  return checkedInteger(BigInt(value.replace('+', '')), value);
}

function checkedInteger(value: bigint, original: string | number): bigint {
  const result = integer(value);
  if (result === undefined) throw conversionError(original, 'int');
  return result;
}

function toFloat(value: Value): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  const text = asString(value);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) throw conversionError(text, 'float');
  return Number(text);
}

/** Floats are left out: the real runtime writes them as Java does, e.g. 1.0E8. */
function toText(value: Value): string {
  if (isKind(value, 'path')) return `/${value.segments.join('/')}`;
  if (value === null || ['string', 'boolean', 'bigint'].includes(typeof value))
    return String(value);
  throw typeError(value, 'int,null,string,bool,path');
}

function toPath(value: Value): Value {
  const segments = asString(value).replace(/^\//, '').split('/');
  if (segments.includes('')) throw conversionError(asString(value), 'path');
  return { kind: 'path', segments };
}

function conversionError(value: string | number, type: string): EvaluationError {
  return new EvaluationError(`Type conversion error. Argument: [${value}], To type: [${type}].`);
}
