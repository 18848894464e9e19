import { tamilLength } from '@institute/schema';
import TextField from '@mui/material/TextField';
import { useInput } from '../editor/form/use-input.ts';
import { Beside, Said, type TranslatedProps } from './translated.tsx';
import { useTranslated } from './use-translated.ts';

/** A text in English with what changed in it, and its Tamil (tamil-12). */
export function TranslatedText({ path, label, index, now }: TranslatedProps) {
  const { at, was, isStale, keep } = useTranslated(index, now);
  const { text, change, leave, ref, error } = useInput(`${at}.tamil`);
  const isLong = now.length > 80;
  return (
    <Beside
      path={path}
      label={label}
      labelId={`${at}.label`}
      isStale={isStale}
      keep={keep}
      english={
        isStale ? (
          <>
            <Said name="Was">{was}</Said>
            <Said name="Now">{now}</Said>
          </>
        ) : (
          <Said>{now}</Said>
        )
      }
    >
      <TextField
        fullWidth
        label="Tamil"
        multiline
        minRows={isLong ? 3 : 1}
        maxRows={14}
        value={text}
        onChange={({ target }) => {
          change(target.value);
          keep();
        }}
        onBlur={leave}
        inputRef={ref}
        error={error !== undefined}
        helperText={error ?? (isLong && `${text.length} of ${tamilLength(path)} characters`)}
        slotProps={{ htmlInput: { lang: 'ta', 'aria-describedby': `${at}.label` } }}
      />
    </Beside>
  );
}
