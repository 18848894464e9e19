import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** Props of every field. */
export interface FieldTexts {
  readonly label: string;
  /** How to fill it in. */
  readonly hint?: string | undefined;
  /** The error message, if any. */
  readonly error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  readonly children: (control: {
    readonly id: string;
    readonly className: string | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
