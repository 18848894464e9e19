import Button from '@mui/material/Button';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';

interface AddTogetherProps<Entry> {
  /** Path of the list. */
  readonly list: string;
  readonly label: string;
  /** Entries that are often added together, given those that are there and the whole form. */
  readonly missing: (there: readonly Entry[], form: FieldValues) => readonly Entry[];
}

/** Adds several entries to the list above it by one press. */
export function AddTogether<Entry>({ list, label, missing }: AddTogetherProps<Entry>) {
  const { getValues, setValue } = useFormContext();
  const there = (useWatch({ name: list }) ?? []) as readonly Entry[];
  /** Anew when it is pressed: other fields have changed since this was rendered. */
  const added = () => missing(there, getValues());
  if (added().length === 0) return null;
  return (
    <Button
      variant="outlined"
      sx={{ marginTop: 1 }}
      onClick={() => setValue(list, [...there, ...added()], { shouldDirty: true })}
    >
      {label}
    </Button>
  );
}
