import type * as z from 'zod/mini';
import { ApiError } from './errors.ts';

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
  }
  return fields;
}

/** The input as the schema describes it: trimmed, without unknown keys, defaults filled in. */
export function validate<Output>(schema: z.ZodMiniType<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = fieldsOf(result.error);
  throw new ApiError('invalid', 'Some fields are not valid', { fields });
}
