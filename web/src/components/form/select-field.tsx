import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  /** What stands in it while nothing is chosen. */
  readonly placeholder: string;
  /** Labels of the choices, by their values. */
  readonly options: Readonly<Record<string, string>>;
}

/** One choice of several, or none. */
export function SelectField({
  label,
  hint,
  error,
  placeholder,
  options,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.select}>
          <select {...control} {...rest}>
            <option value="">{placeholder}</option>
            {Object.entries(options).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
