import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId, useState } from 'react';

/** A password field with a button to show it; `autoComplete` is for password managers. */
export function PasswordField(props: TextFieldProps) {
  const id = useId();
  const [shows, setShows] = useState(false);
  return (
    <TextField
      id={id}
      type={shows ? 'text' : 'password'}
      required
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <Button
              size="small"
              aria-pressed={shows}
              aria-describedby={`${id}-label`}
              onClick={() => setShows(!shows)}
            >
              {shows ? 'Hide' : 'Show'}
            </Button>
          ),
        },
        ...(props.error && { formHelperText: { role: 'alert' } }),
      }}
      {...props}
    />
  );
}
