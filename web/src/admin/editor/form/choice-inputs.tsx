import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { FieldOf } from './field.ts';
import { useInput, type InputProps } from './use-input.ts';

/** A number field; empty counts as missing. */
export function NumberInput({ field, path }: InputProps<FieldOf<'number'>>) {
  const { value, change, leave, ref, error, help } = useInput(path);
  const { min, max, step } = field;
  return (
    <TextField
      id={path}
      type="number"
      label={field.label}
      value={typeof value === 'number' && !Number.isNaN(value) ? value : ''}
      onChange={({ target }) => change(target.value === '' ? Number.NaN : Number(target.value))}
      onBlur={leave}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ htmlInput: { min, max, step: step ?? 'any', inputMode: 'decimal' } }}
    />
  );
}

/** A switch. */
export function SwitchInput({ field, path }: InputProps<FieldOf<'switch'>>) {
  const { value, change, leave, ref, error, help } = useInput(path);
  const text = error ?? help;
  return (
    <div>
      <FormControlLabel
        label={field.label}
        control={
          <Switch
            id={path}
            checked={value === true}
            onChange={(_event, checked) => change(checked)}
            onBlur={leave}
            slotProps={{
              input: { ref, 'aria-describedby': text ? `${path}-help` : undefined },
            }}
          />
        }
      />
      {text && (
        <FormHelperText id={`${path}-help`} error={error !== undefined}>
          {text}
        </FormHelperText>
      )}
    </div>
  );
}

/** A select. */
export function SelectInput({ field, path }: InputProps<FieldOf<'select'>>) {
  const { text, change, leave, ref, error, help } = useInput(path);
  const known = field.options.includes(text);
  return (
    <TextField
      id={path}
      select
      label={field.label}
      required
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {!known && <option value={text}>{text || 'Choose…'}</option>}
      {field.options.map((option) => (
        <option key={option} value={option}>
          {field.labels?.[option] ?? option}
        </option>
      ))}
    </TextField>
  );
}
