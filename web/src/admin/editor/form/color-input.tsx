import { platformColours } from '@institute/schema';
import TextField from '@mui/material/TextField';
import type { FieldOf } from './field.ts';
import { useInput, type InputProps } from './use-input.ts';

/** A colour in hexadecimal, picked or typed. */
export function ColorInput({ field, path }: InputProps<FieldOf<'color'>>) {
  const { text, change, leave, ref, error, help } = useInput(path);
  return (
    <TextField
      id={path}
      label={field.label}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{
        input: {
          endAdornment: (
            <input
              type="color"
              aria-label={`Choose: ${field.label}`}
              value={/^#[0-9a-f]{6}$/i.test(text) ? text : platformColours.example}
              onChange={(event) => change(event.target.value.toUpperCase())}
              style={{ width: '2rem', height: '1.75rem', padding: 0, border: 0 }}
            />
          ),
        },
      }}
    />
  );
}
