import { createContext, use } from 'react';
import { useController } from 'react-hook-form';
import type { AnyField } from './field.ts';
import { FormKindContext } from './form-kind-context.ts';
import { limitsAt } from './limits.ts';

/** Props of every field component: the field, and the path of its value in the form. */
export interface InputProps<Field extends AnyField = AnyField> {
  readonly field: Field;
  readonly path: string;
}

/** Submit count of the form when this list entry was added. */
export const AddedAtContext = createContext(0);

/** What the field at a path does, such as `links.0.path`; undefined where its label says all. */
export const useHelp = (path: string): string | undefined =>
  use(FormKindContext).help[path.replaceAll(/\.\d+(?=\.)/g, '.*')] || undefined;

/** A field's value and error, bound to the surrounding form. */
export function useInput(path: string) {
  const { field, fieldState, formState } = useController({ name: path });
  // No errors yet for a new, still empty entry.
  const isDue = fieldState.isTouched || formState.submitCount > use(AddedAtContext);
  const { required, maxLength } = limitsAt(use(FormKindContext).schema, path);
  const value: unknown = field.value;
  return {
    value,
    text: typeof value === 'string' ? value : '',
    change: (next: unknown) => field.onChange(next),
    leave: field.onBlur,
    ref: field.ref,
    error: isDue ? fieldState.error?.message : undefined,
    help: useHelp(path),
    required,
    maxLength,
  };
}
