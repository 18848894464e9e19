import { isSame } from './differences.ts';
import { mergeList, type Conflict, type Merged } from './merge-list.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges my edit and theirs field by field, given their common base. */
export function merge<Value>(
  base: unknown,
  theirs: unknown,
  mine: Value,
  path = '',
): Merged<Value> {
  const take = (value: unknown, conflicts: readonly Conflict[] = []) => ({
    value: value as Value,
    conflicts,
  });
  if (isSame(base, theirs) || isSame(theirs, mine)) return take(mine);
  if (isSame(base, mine)) return take(theirs);
  if (isFields(theirs) && isFields(mine)) {
    const { value, conflicts } = mergeFields(isFields(base) ? base : {}, theirs, mine, path);
    return take(value, conflicts);
  }
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine)) {
    const merged = mergeList(base, theirs, mine, (index, ...versions) =>
      merge(...versions, `${path}.${index}`),
    );
    if (merged) return take(merged.value, merged.conflicts);
  }
  return take(mine, [{ path, mine, theirs }]);
}

function mergeFields(base: Fields, theirs: Fields, mine: Fields, path: string): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = names.map((name) => {
    const inner = path ? `${path}.${name}` : name;
    return [name, merge(base[name], theirs[name], mine[name], inner)] as const;
  });
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  };
}
