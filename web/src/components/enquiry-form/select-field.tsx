import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  /** Label of the empty option. */
  readonly placeholder: string;
  /** Option labels by value. */
  readonly options: Readonly<Record<string, string>>;
  /** Further options, grouped under a heading: what is sent, and its label. */
  readonly group?: {
    readonly label: string;
    readonly options: readonly (readonly [value: string, name: string])[];
  };
}

/** A select with an empty option. */
export function SelectField({
  label,
  hint,
  error,
  placeholder,
  options,
  group,
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
            {group && group.options.length > 0 && (
              <optgroup label={group.label}>
                {group.options.map(([value, name]) => (
                  <option key={value} value={name === value ? undefined : value}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </span>
      )}
    </Field>
  );
}
