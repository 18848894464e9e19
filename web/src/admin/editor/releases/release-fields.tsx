import { institute, releaseHelp } from '@institute/schema';
import TextField from '@mui/material/TextField';
import type { Problems } from '../form/problems-of.ts';

interface Typed {
  readonly name: string;
  /** Local date and time, as the field has them. */
  readonly at: string;
}

interface ReleaseFieldsProps {
  readonly typed: Typed;
  readonly problems: Problems;
  readonly onTyped: (typed: Typed) => void;
}

/** Name and time of a release. */
export function ReleaseFields({ typed, problems, onTyped }: ReleaseFieldsProps) {
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: problems[name] !== undefined,
    helperText: problems[name] ?? releaseHelp[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onTyped({ ...typed, [name]: target.value }),
  });
  return (
    <>
      <TextField
        label="Release name"
        {...field('name')}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        type="datetime-local"
        label={`Go-live time (${institute.timeName})`}
        {...field('at')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
