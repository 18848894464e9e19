import { describeValue, type Difference } from '@institute/schema';

/** More changed fields or characters than anybody would want to retype. */
const fieldsLimit = 3;
const charactersLimit = 100;

/** Whether discarding these changes would lose a lot. */
export function isSignificantLoss(changes: readonly Difference[]): boolean {
  const characters = changes.reduce((total, { ours }) => total + describeValue(ours).length, 0);
  return changes.length > fieldsLimit || characters > charactersLimit;
}
