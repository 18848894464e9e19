import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { OnDemand } from '../../shell/on-demand.tsx';
import type { FieldOf } from './field.ts';
import { useInput, type InputProps } from './use-input.ts';

const factPicker = lazyComponent(async () => (await import('./fact-picker.tsx')).FactPicker);

/** Share of the limit from which the counter shows; long texts always show it. */
const counterFrom = 0.8;

/** A single-line text field. */
export function TextInput({ field, path }: InputProps<FieldOf<'text'>>) {
  const { text, change, leave, ref, error, help, required, maxLength } = useInput(path);
  const near = maxLength !== undefined && text.length > maxLength * counterFrom;
  return (
    <TextField
      type={field.type ?? 'text'}
      label={field.label}
      required={required}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      inputRef={ref}
      {...((field.type === 'date' || field.type === 'time') && {
        slotProps: { inputLabel: { shrink: true } },
      })}
      error={error !== undefined}
      helperText={error ?? (near ? `${text.length} of ${maxLength} characters` : help)}
    />
  );
}

/** A multi-line text field with a counter; while it has the focus it offers the facts that it may have. */
export function LongTextInput({ field, path }: InputProps<FieldOf<'long-text'>>) {
  const { text, change, leave, ref, error, help, required, maxLength } = useInput(path);
  const counter = maxLength === undefined ? '' : `${text.length} of ${maxLength} characters`;
  const caret = useRef(0);
  const [wasFocused, setWasFocused] = useState(false);
  const { facts } = field;
  const input = (
    <TextField
      label={field.label}
      required={required}
      multiline
      minRows={field.rows ?? 3}
      maxRows={14}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={({ target }) => {
        caret.current = (target as HTMLTextAreaElement).selectionStart;
        leave();
      }}
      inputRef={ref}
      error={error !== undefined}
      helperText={[error ?? help, counter].filter(Boolean).join(' · ')}
    />
  );
  if (!facts) return input;
  return (
    <Box
      onFocus={() => setWasFocused(true)}
      sx={{ display: 'grid', gap: 1, '&:not(:focus-within) > :last-child': { display: 'none' } }}
    >
      {input}
      <Box>
        {wasFocused && (
          <OnDemand>
            <factPicker.Component
              of={facts}
              onPick={(placeholder) =>
                change(text.slice(0, caret.current) + placeholder + text.slice(caret.current))
              }
            />
          </OnDemand>
        )}
      </Box>
    </Box>
  );
}
