import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useRef, useState } from 'react';
import { useUpload } from '../media/use-upload.ts';
import { ProgressBar } from '../parts/shell/progress-bar.tsx';

const FilePicker = lazy(async () => ({
  default: (await import('../media/file-picker.tsx')).FilePicker,
}));

interface SourceFieldProps {
  readonly value: string;
  readonly onChange: (link: string) => void;
  readonly problem: string | undefined;
}

/** The source of a figure: a PDF, or a link. */
export function SourceField({ value, onChange, problem }: SourceFieldProps) {
  const { progress, fault, upload } = useUpload('pdf', onChange);
  const [choosing, setChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wrong = problem ?? fault;
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        name="source"
        label="Source"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        error={wrong !== undefined}
        helperText={wrong ?? 'A PDF or a link that shows it; visitors do not see it'}
        slotProps={{ formHelperText: wrong === undefined ? {} : { role: 'alert' } }}
      />
      {progress === null ? (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => input.current?.click()}>
            Upload PDF
          </Button>
          <Button size="small" onClick={() => setChoosing(true)}>
            Choose
          </Button>
        </Stack>
      ) : (
        <ProgressBar value={progress} label="Uploading the source" />
      )}
      {choosing && (
        <Suspense>
          <FilePicker
            kind="pdf"
            onChosen={({ path: link }) => {
              onChange(link);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File of the source"
        accept="application/pdf"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
    </Stack>
  );
}
