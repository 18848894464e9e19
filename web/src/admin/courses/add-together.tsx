import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
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
  const { getValues, setFocus, setValue } = useFormContext();
  const there = (useWatch({ name: list }) ?? []) as readonly Entry[];
  /** Anew when it is pressed: other fields have changed since this was rendered. */
  const added = () => missing(there, getValues());
  if (added().length === 0) return null;

  /** The button goes with what it adds: the focus is then in the first of that. */
  function add() {
    const entries = added();
    flushSync(() => setValue(list, [...there, ...entries], { shouldDirty: true }));
    const [firstField] = Object.keys(entries[0] ?? {});
    setFocus(`${list}.${there.length}.${firstField}`);
  }

  return (
    <Button variant="outlined" sx={{ marginTop: 1 }} onClick={add}>
      {label}
    </Button>
  );
}
