import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a flat form by its schema. `@hookform/resolvers` also handles nested forms and older
 * schemas, which visitors would have to download.
 */
export const formResolver =
  <Input extends FieldValues, Output extends FieldValues>(
    schema: z.ZodMiniType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    // Only the first issue of a field is shown.
    const firstOfEach = error.issues
      .toReversed()
      .map(({ path, code, message }) => [String(path[0]), { type: code, message }]);
    return { values: {}, errors: Object.fromEntries(firstOfEach) as object };
  };
