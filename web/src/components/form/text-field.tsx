import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

/** A single-line text field. */
export function TextField({ label, hint, error, ...rest }: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...rest} />}
    </Field>
  );
}
