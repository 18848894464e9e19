import { courseFacts, instituteFacts } from '@institute/schema';
import TextField from '@mui/material/TextField';

const offered = { course: courseFacts, institute: instituteFacts };

/** Whose facts a text may have. */
export type FactsOf = keyof typeof offered;

interface FactPickerProps {
  readonly of: FactsOf;
  /** Gets what stands for the fact in the text, such as `{course.fee}`. */
  readonly onPick: (placeholder: string) => void;
}

/** Offers the facts that a text may have in the words of what they are (editing-8). */
export const FactPicker = ({ of, onPick }: FactPickerProps) => (
  <TextField
    select
    size="small"
    label="Insert a fact"
    value=""
    onChange={({ target }) => onPick(`{${target.value}}`)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    <option value="">Choose a fact</option>
    {Object.entries(offered[of]).map(([name, label]) => (
      <option key={name} value={name}>
        {label}
      </option>
    ))}
  </TextField>
);
