import { duration, timestamp } from './time.ts';
import {
  asItems,
  EvaluationError,
  equals,
  includes,
  integer,
  isKind,
  isNumber,
  typeOf,
  type Value,
} from './values.ts';

type Operator = (left: Value, right: Value) => Value | undefined;

interface Arithmetic {
  ofIntegers: (left: bigint, right: bigint) => bigint;
  ofFloats: (left: number, right: number) => number;
}

/** Every operator answers undefined for types that it does not take. */
const OPERATORS: Record<string, Operator> = {
  '==': (left, right) => equals(left, right),
  '!=': (left, right) => !equals(left, right),
  '<': (left, right) => ordered(left, right, (sign) => sign < 0),
  '<=': (left, right) => ordered(left, right, (sign) => sign <= 0),
  '>': (left, right) => ordered(left, right, (sign) => sign > 0),
  '>=': (left, right) => ordered(left, right, (sign) => sign >= 0),
  '+': add,
  '-': subtract,
  in: isIn,
};

/** Two ints stay an int, which truncates and may not overflow; a float makes both floats. */
const ARITHMETIC: Record<string, Arithmetic> = {
  '+': { ofIntegers: (left, right) => left + right, ofFloats: (left, right) => left + right },
  '-': { ofIntegers: (left, right) => left - right, ofFloats: (left, right) => left - right },
  '*': { ofIntegers: (left, right) => left * right, ofFloats: (left, right) => left * right },
  '/': {
    ofIntegers: (left, right) => left / nonZero(right),
    ofFloats: (left, right) => left / right,
  },
  '%': {
    ofIntegers: (left, right) => left % nonZero(right),
    ofFloats: (left, right) => left % right,
  },
};

/** Applies a binary operator. Throws EvaluationError on types that it does not take. */
export function applyBinary(operator: string, left: Value, right: Value): Value {
  const result = OPERATORS[operator]?.(left, right) ?? calculate(operator, left, right);
  if (result === undefined) throw unsupported(`${typeOf(left)} ${operator} ${typeOf(right)}`);
  return result;
}

/** Applies `!` or `-`. Throws EvaluationError on types that it does not take. */
export function applyUnary(operator: string, operand: Value): Value {
  if (operator === '!' && typeof operand === 'boolean') return !operand;
  if (operator === '-' && typeof operand === 'number') return -operand;
  if (operator === '-' && typeof operand === 'bigint') return inRange(-operand);
  if (operator === '-' && isKind(operand, 'duration')) return duration(-operand.nanos);
  throw unsupported(`${operator}${typeOf(operand)}`);
}

function add(left: Value, right: Value): Value | undefined {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (isKind(left, 'duration') && isKind(right, 'duration')) {
    return duration(left.nanos + right.nanos);
  }
  if (isKind(left, 'timestamp') && isKind(right, 'duration')) {
    return timestamp(left.nanos + right.nanos);
  }
  if (isKind(left, 'duration') && isKind(right, 'timestamp')) return add(right, left);
  return undefined;
}

function subtract(left: Value, right: Value): Value | undefined {
  if (isKind(left, 'duration') && isKind(right, 'duration')) {
    return duration(left.nanos - right.nanos);
  }
  if (isKind(left, 'timestamp') && isKind(right, 'duration')) {
    return timestamp(left.nanos - right.nanos);
  }
  if (isKind(left, 'timestamp') && isKind(right, 'timestamp')) {
    return duration(left.nanos - right.nanos);
  }
  return undefined;
}

function calculate(operator: string, left: Value, right: Value): Value | undefined {
  const arithmetic = ARITHMETIC[operator];
  if (!arithmetic || !isNumber(left) || !isNumber(right)) return undefined;
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return inRange(arithmetic.ofIntegers(left, right));
  }
  return arithmetic.ofFloats(Number(left), Number(right));
}

function ordered(left: Value, right: Value, test: (order: number) => boolean): boolean | undefined {
  if (typeof left === 'string' && typeof right === 'string') return test(order(left, right));
  if (isKind(left, 'timestamp') && isKind(right, 'timestamp')) {
    return test(order(left.nanos, right.nanos));
  }
  if (isKind(left, 'duration') && isKind(right, 'duration')) {
    return test(order(left.nanos, right.nanos));
  }
  return isNumber(left) && isNumber(right) ? test(order(left, right)) : undefined;
}

/** NaN, which is neither less, equal nor greater, makes every test false. */
function order<T extends string | bigint | number>(left: T, right: T): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return left === right || Number(left) === Number(right) ? 0 : Number.NaN;
}

function isIn(value: Value, collection: Value): boolean | undefined {
  if (Array.isArray(collection) || isKind(collection, 'set')) {
    return includes(asItems(collection), value);
  }
  return collection instanceof Map && typeof value === 'string' ? collection.has(value) : undefined;
}

function nonZero(divisor: bigint): bigint {
  if (divisor === 0n) throw new EvaluationError('Divide by zero error.');
  return divisor;
}

function inRange(value: bigint): bigint {
  const result = integer(value);
  if (result === undefined) throw new EvaluationError('Integer value is out of range.');
  return result;
}

function unsupported(received: string): EvaluationError {
  return new EvaluationError(`Unsupported operation error. Received: ${received}.`);
}
