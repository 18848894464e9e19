import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

/** A multi-line text field. */
export function TextAreaField({
  label,
  hint,
  error,
  ...rest
}: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={4} {...control} {...rest} />}
    </Field>
  );
}
