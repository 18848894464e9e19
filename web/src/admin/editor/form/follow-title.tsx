import { slugOf } from '@institute/schema';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Generates the slug of something new from its title, until a slug is typed. */
export function FollowTitle() {
  const { setValue, getFieldState } = useFormContext();
  const title: unknown = useWatch({ name: 'title' });
  useEffect(() => {
    if (typeof title !== 'string' || getFieldState('slug').isTouched) return;
    setValue('slug', slugOf(title), { shouldDirty: true });
  }, [title, setValue, getFieldState]);
  return null;
}
