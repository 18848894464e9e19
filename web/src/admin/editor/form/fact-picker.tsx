import {
  courseFacts,
  factsOfPart,
  instituteFacts,
  otherCourseFacts,
  pageFacts,
  type Facts,
} from '@institute/schema';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { callApi } from '../../../lib/api/api-client.ts';

const offered = { course: courseFacts, institute: instituteFacts, page: pageFacts };

/** Whose facts a text may have. */
export type FactsOf = keyof typeof offered;

interface FactPickerProps {
  readonly of: FactsOf;
  /** Gets what stands for the fact in the text, such as `{course.fee}`. */
  readonly onPick: (placeholder: string) => void;
}

/** Offers the facts that a text may have in the words of what they are, with what they say now (editing-8). */
export function FactPicker({ of, onPick }: FactPickerProps) {
  const { data } = useQuery({ queryKey: ['readFacts'], queryFn: () => callApi('readFacts', {}) });
  const form = useFormContext();
  const facts: Facts = {
    ...data?.facts,
    ...(of === 'course' && factsOfPart(form.getValues())),
  };
  const optionsOf = (names: Readonly<Record<string, string>>, after = '') =>
    Object.entries(names).map(([each, label]) => {
      const name = each + after;
      const said = facts[name as keyof Facts] ?? 'nothing now';
      return (
        <option key={name} value={name}>
          {data ? `${label}: ${said}` : label}
        </option>
      );
    });
  return (
    <TextField
      select
      size="small"
      value=""
      onChange={({ target }) => onPick(`{${target.value}}`)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Insert a fact' } }}
      // Its options are long.
      sx={{ width: '10rem', '& select': { fontSize: '0.8125rem', fontWeight: 600 } }}
    >
      <option value="">Insert a fact</option>
      {optionsOf(offered[of])}
      {data?.courses.map(({ slug, title }) => (
        <optgroup key={slug} label={title}>
          {optionsOf(otherCourseFacts, `:${slug}`)}
        </optgroup>
      ))}
    </TextField>
  );
}
