import { describeValue, type Difference } from '../merge/differences.ts';

/** More fields, or more characters in them, than a person types again without a sigh. */
const fieldsLimit = 3;
const charactersLimit = 100;

/** Whether throwing these changes away loses much. */
export function isMuch(changes: readonly Difference[]): boolean {
  const characters = changes.reduce((total, { ours }) => total + describeValue(ours).length, 0);
  return changes.length > fieldsLimit || characters > charactersLimit;
}
