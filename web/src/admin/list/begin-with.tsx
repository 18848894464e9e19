import { useEffect } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';

/** Fills the surrounding form of something new with unsaved values. */
export function BeginWith({ values }: { readonly values: FieldValues }) {
  const { reset } = useFormContext();
  useEffect(() => reset(values, { keepDefaultValues: true }), [values, reset]);
  return null;
}
