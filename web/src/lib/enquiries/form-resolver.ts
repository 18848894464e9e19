import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a form without nested fields by its schema. The resolver of `@hookform/resolvers` also
 * serves nested forms and older schemas; visitors need not download that.
 */
export const formResolver =
  <Input extends FieldValues, Output extends FieldValues>(
    schema: z.ZodMiniType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    // The first issue of a field is the one to tell.
    const told = error.issues
      .toReversed()
      .map(({ path, code, message }) => [String(path[0]), { type: code, message }]);
    return { values: {}, errors: Object.fromEntries(told) as object };
  };
