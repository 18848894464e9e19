import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { firstError } from './errors.ts';
import type { FieldOf } from './field.ts';
import { splitLines, splitTags } from './split-text.ts';
import { usePart, type PartProps } from './use-part.ts';

/** Several short texts in one field: one per line, or comma-separated tags. */
export function TextsPart({ field, path }: PartProps<FieldOf<'lines' | 'tags'>>) {
  const { value, change, leave, ref, help } = usePart(path);
  const { errors } = useFormState({ name: path });
  const tags = field.kind === 'tags';
  const split = tags ? splitTags : splitLines;
  const values = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  // Keeps the typed text (a trailing comma, an empty line) while it still parses to the value.
  const isTyped = split(typed).join('\n') === values.join('\n');
  const text = isTyped ? typed : values.join(tags ? ', ' : '\n');
  const error = firstError(errors, path);
  return (
    <TextField
      id={path}
      label={field.label}
      multiline={!tags}
      {...(!tags && { minRows: 3, maxRows: 16 })}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        change(split(event.target.value));
      }}
      onBlur={leave}
      inputRef={ref}
      error={error !== undefined}
      helperText={
        error ?? [help, tags ? 'comma-separated' : 'one per line'].filter(Boolean).join(' · ')
      }
    />
  );
}
