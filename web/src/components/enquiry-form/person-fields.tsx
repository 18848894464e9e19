import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
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

interface PersonFieldsProps {
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly errors: Readonly<Partial<Record<Name, { readonly message?: string }>>>;
}

/** Name and contact details, the first fields of both enquiry forms. */
export function PersonFields({ register, errors }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label="Full Name *"
        error={errors.name?.message}
        autoComplete="name"
        autoCapitalize="words"
        required
        {...register('name')}
      />
      <TextField
        label="Email Address *"
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...register('email')}
      />
      <TextField
        label="Phone Number *"
        error={errors.phone?.message}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...register('phone')}
      />
    </>
  );
}
