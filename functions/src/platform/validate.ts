import type * as z from 'zod/mini';
import { invalid } from '../texts/en/errors.ts';
import { ApiError } from './errors.ts';

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
  }
  return fields;
}

/**
 * The value with unpaired surrogates in its strings replaced, as UTF-8 does: JSON can carry them,
 * but Firestore rejects them.
 */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return Buffer.from(value).toString();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)]));
}

/** The input parsed by its schema: trimmed, without unknown keys, with defaults. */
export function validate<Output>(schema: z.ZodMiniType<Output>, input: unknown): Output {
  const result = schema.safeParse(input);
  if (result.success) return wellFormed(result.data) as Output;
  const fields = fieldsOf(result.error);
  throw new ApiError('invalid', invalid, { fields });
}
