import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { useInput } from '../editor/form/use-input.ts';
import { StateDot } from '../list/state-dot.tsx';

interface TranslatedTextProps {
  /** Path of the text in its document, such as `curriculum.0.module`. */
  readonly path: string;
  /** What it is called in the form of the document. */
  readonly label: string;
  /** Its place in the form. */
  readonly index: number;
  /** What the field of the document says now. */
  readonly now: string;
}

const Said = ({ name, children }: { readonly name?: string; readonly children: string }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {name && (
      <Typography component="span" variant="body2" color="textSecondary">
        {name}:{' '}
      </Typography>
    )}
    {children}
  </Box>
);

/** A text in English with what changed in it, and its Tamil beside it, or below on narrow screens (tamil-12). */
export function TranslatedText({ path, label, index, now }: TranslatedTextProps) {
  const at = `texts.${index}`;
  const { text, change, leave, ref, error, maxLength } = useInput(`${at}.tamil`);
  const { field: english } = useController({ name: `${at}.english` });
  const isStale = text !== '' && english.value !== now;
  const isLong = now.length > 80;
  return (
    <Box
      data-field={path}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: { xs: 1, md: 3 },
        paddingBlock: 2,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'start',
      }}
    >
      <Stack spacing={0.5} sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary" id={`${at}.label`}>
          {label}
        </Typography>
        {isStale ? (
          <>
            <Said name="Was">{String(english.value)}</Said>
            <Said name="Now">{now}</Said>
          </>
        ) : (
          <Said>{now}</Said>
        )}
      </Stack>
      <Stack spacing={1} sx={{ minWidth: 0, alignItems: 'start' }}>
        <TextField
          fullWidth
          label="Tamil"
          multiline
          minRows={isLong ? 3 : 1}
          maxRows={14}
          value={text}
          onChange={({ target }) => {
            change(target.value);
            // What is written now is the Tamil of what the English says now.
            english.onChange(now);
          }}
          onBlur={leave}
          inputRef={ref}
          error={error !== undefined}
          helperText={
            error ??
            (isLong && maxLength !== undefined && `${text.length} of ${maxLength} characters`)
          }
          slotProps={{ htmlInput: { lang: 'ta', 'aria-describedby': `${at}.label` } }}
        />
        {isStale && (
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <StateDot kind="warning">Stale: shows in English</StateDot>
            <Button size="small" variant="outlined" onClick={() => english.onChange(now)}>
              Still right
            </Button>
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
