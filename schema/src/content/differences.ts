/** A field in which two versions differ. */
export interface Difference {
  /** Path of the field, such as `links.0.path`. */
  readonly path: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Missing and empty count as equal: forms cannot tell them apart. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** The fields, at any depth, in which `theirs` differs from `ours`. */
export function differences(ours: unknown, theirs: unknown, path = ''): Difference[] {
  if (Object.is(ours, theirs) || (isEmpty(ours) && isEmpty(theirs))) return [];
  const deep = isObject(ours) && isObject(theirs);
  if (!deep || Array.isArray(ours) !== Array.isArray(theirs)) return [{ path, ours, theirs }];
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) =>
    differences(ours[key], theirs[key], path ? `${path}.${key}` : key),
  );
}

/** A list without what is the same at its start and at its end in the other one, and the other one without it. */
function changedPart(ours: unknown, theirs: unknown): readonly [unknown, unknown] {
  if (!Array.isArray(ours) || !Array.isArray(theirs)) return [ours, theirs];
  const shorter = Math.min(ours.length, theirs.length);
  let start = 0;
  while (start < shorter && isSame(ours[start], theirs[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(ours.at(-1 - end), theirs.at(-1 - end))) end += 1;
  return [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)];
}

/** The differences for people to read: an item that a list gained or lost is one, and moves no other. */
export function shownDifferences(
  ours: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): Difference[] {
  const fields = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...fields].flatMap((field) =>
    differences(...changedPart(ours[field], theirs[field]), field),
  );
}

/** Whether two versions are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  differences(one, other).length === 0;

/** A value for display. */
export function describeValue(value: unknown): string {
  if (isEmpty(value)) return '(empty)';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (isObject(value)) return Object.values(value).map(describeValue).join(' · ');
  return String(value);
}
