import type { ComponentProps } from 'react';
import * as texts from '../../texts/en/enquiry.ts';
import { Field, type FieldTexts } from './field.tsx';

/** A single-line text field. */
function TextField({ label, hint, error, ...rest }: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...rest} />}
    </Field>
  );
}

type Name = 'name' | 'email' | 'phone';

const fields: Readonly<Record<Name, FieldTexts & ComponentProps<'input'>>> = {
  name: { label: texts.fullName, autoComplete: 'name', autoCapitalize: 'words' },
  email: { label: texts.email, type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { label: texts.phone, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};

const usualOrder: readonly Name[] = ['name', 'email', 'phone'];

interface PersonFieldsProps {
  readonly register: (name: Name) => ComponentProps<'input'>;
  readonly errors?: Readonly<Partial<Record<Name, { readonly message?: string }>>>;
  readonly order?: readonly Name[];
}

/** Name and contact details, the first fields of every form of a visitor. */
export const PersonFields = ({ register, errors, order = usualOrder }: PersonFieldsProps) =>
  order.map((name) => (
    <TextField
      key={name}
      {...fields[name]}
      error={errors?.[name]?.message}
      required
      {...register(name)}
    />
  ));
