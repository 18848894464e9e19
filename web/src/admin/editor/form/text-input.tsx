import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { use, useRef, useState } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { OnDemand } from '../../shell/on-demand.tsx';
import type { FieldOf } from './field.ts';
import { FormKindContext } from './form-kind-context.ts';
import { takesEmpty } from './limits.ts';
import { useInput, type InputProps } from './use-input.ts';

const factPicker = lazyComponent(async () => (await import('./fact-picker.tsx')).FactPicker);

/** Share of the limit from which the counter shows; long texts always show it. */
const counterFrom = 0.8;

/** The value of an optional date or time that is typed in part: no date, as its field, empty to scripts, would be none. */
const partial = '-';

/** A single-line text field. */
export function TextInput({ field, path }: InputProps<FieldOf<'text'>>) {
  const { text, change, leave, ref, error, help, required, maxLength } = useInput(path);
  const near = maxLength !== undefined && text.length > maxLength * counterFrom;
  const isMoment = field.type === 'date' || field.type === 'time';
  const { schema } = use(FormKindContext);

  // A field that goes on being empty to scripts has no change event.
  function notePartial({ value, validity }: HTMLInputElement) {
    if (isMoment && validity.badInput !== (text === partial) && takesEmpty(schema, path))
      change(validity.badInput ? partial : value);
  }

  return (
    <TextField
      type={field.type ?? 'text'}
      label={field.label}
      required={required}
      value={isMoment && text === partial ? '' : text}
      onChange={(event) => change(event.target.value)}
      onKeyUp={({ target }) => notePartial(target as HTMLInputElement)}
      onBlur={leave}
      inputRef={ref}
      {...(isMoment && { slotProps: { inputLabel: { shrink: true } } })}
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
