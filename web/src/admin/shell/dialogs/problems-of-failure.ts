import { ApiError } from '../../../lib/api/api-error.ts';

/** What a failed call says of fields, which show it; where it says nothing of any, `tell` has to say why it failed. */
export function problemsOfFailure(
  failure: unknown,
  tell: () => void,
): Readonly<Record<string, string>> {
  const problems = failure instanceof ApiError ? failure.fields : {};
  if (Object.keys(problems).length === 0) tell();
  return problems;
}
