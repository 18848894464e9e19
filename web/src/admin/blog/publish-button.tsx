import Button from '@mui/material/Button';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

/** Switches on that a post is shown on the site, and saves the form. */
export function PublishButton() {
  const { setValue } = useFormContext();
  const { isSubmitting } = useFormState();
  const isPublished: unknown = useWatch({ name: 'published' });
  if (isPublished === true) return null;
  return (
    <Button
      variant="outlined"
      disabled={isSubmitting}
      sx={{ flexShrink: 0 }}
      onClick={({ currentTarget }) => {
        setValue('published', true, { shouldDirty: true, shouldTouch: true });
        currentTarget.form?.requestSubmit();
      }}
    >
      Publish
    </Button>
  );
}
