import type * as z from 'zod/mini';
import { invalid } from '../texts/en/errors.ts';
import { ApiError } from './errors.ts';
import { plainCharacters } from './plain-characters.ts';

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
  }
  return fields;
}

/** Deeper than what any schema takes. */
const mostDepth = 20;

/** The value with its strings in plain characters. */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainCharacters(value);
  if (typeof value !== 'object' || value === null || depth > mostDepth) return value;
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  const entries = Object.entries(value).map(([key, item]) => [key, plain(item, depth + 1)]);
  return Object.fromEntries(entries);
}

/** The input parsed by its schema: in plain characters, trimmed, without unknown keys, with defaults. */
export function validate<Output>(schema: z.ZodMiniType<Output>, input: unknown): Output {
  const result = schema.safeParse(plain(input));
  if (result.success) return result.data;
  const fields = fieldsOf(result.error);
  throw new ApiError('invalid', invalid, { fields });
}
