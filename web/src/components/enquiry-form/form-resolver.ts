import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What is wrong with each field that has a mistake. */
export type FormErrors = Readonly<
  Record<string, { readonly type: string; readonly message: string }>
>;

/** The first issue of each field of a flat form. */
export function firstErrors({ issues }: z.core.$ZodError): FormErrors {
  const errors = issues
    .toReversed()
    .map(({ path, code, message }) => [String(path[0]), { type: code, message }]);
  return Object.fromEntries(errors) as FormErrors;
}

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
    return error
      ? { values: {}, errors: firstErrors(error) as object }
      : { values: data, errors: {} };
  };
