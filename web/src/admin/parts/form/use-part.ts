import { createContext, use } from 'react';
import { useController } from 'react-hook-form';
import type { AnyField } from './field.ts';
import { FormSchemaContext } from './form-schema-context.ts';
import { limitsAt } from './limits.ts';

/** What every part of a form is told: its field, and the path of its value in the form. */
export interface PartProps<Field extends AnyField = AnyField> {
  readonly field: Field;
  readonly path: string;
}

/** How often the form around an entry of a list had been sent when the entry was added. */
export const AddedAtContext = createContext(0);

/** A field's value and what is wrong with it, bound to the form around it. */
export function usePart(path: string) {
  const { field, fieldState, formState } = useController({ name: path });
  // What was just added is empty, which is no mistake yet.
  const isDue = fieldState.isTouched || formState.submitCount > use(AddedAtContext);
  const { required, maxLength } = limitsAt(use(FormSchemaContext), path);
  const value: unknown = field.value;
  return {
    value,
    text: typeof value === 'string' ? value : '',
    change: (next: unknown) => field.onChange(next),
    leave: field.onBlur,
    ref: field.ref,
    error: isDue ? fieldState.error?.message : undefined,
    required,
    maxLength,
  };
}
