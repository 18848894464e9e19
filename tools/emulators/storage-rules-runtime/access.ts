import { asInteger, asString, EvaluationError, isKind, typeError, type Value } from './values.ts';

/** `target.name`. Throws EvaluationError when there is no such field. */
export function property(target: Value, name: string): Value {
  if (!(target instanceof Map)) throw typeError(target, 'map');
  const value = target.get(name);
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return value;
}

/** `target[index]`. Throws EvaluationError when there is no such element. */
export function element(target: Value, index: Value): Value {
  if (target instanceof Map) return property(target, asString(index));
  const items = isKind(target, 'path') ? target.segments : target;
  if (typeof items !== 'string' && !Array.isArray(items)) {
    throw typeError(items, 'map,list,string,path');
  }
  const item = items[Number(asInteger(index))];
  if (item !== undefined) return item;
  throw new EvaluationError(
    `Index out of bound error. Index: [${index}], size: [${items.length}].`,
  );
}

/** `target[from:to]`, both bounds optional. Throws EvaluationError out of bounds. */
export function range(target: Value, from?: Value, to?: Value): Value {
  if (typeof target !== 'string' && !Array.isArray(target)) throw typeError(target, 'string,list');
  const size = target.length;
  const start = from === undefined ? 0 : Number(asInteger(from));
  const end = to === undefined ? size : Number(asInteger(to));
  if (start >= 0 && start <= end && start < size && end <= size) return target.slice(start, end);
  throw new EvaluationError(`Range [${start}:${end}] is out of bounds, size: [${size}].`);
}
