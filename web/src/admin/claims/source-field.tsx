import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FileButtons } from '../media/file-buttons.tsx';
import { useUpload } from '../media/use-upload.ts';

interface SourceFieldProps {
  readonly value: string;
  readonly onChange: (link: string) => void;
  readonly problem: string | undefined;
}

/** The source of a figure: a PDF, or a link. */
export function SourceField({ value, onChange, problem }: SourceFieldProps) {
  const { progress, fault, upload, cancel } = useUpload('pdf', onChange);
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
      <FileButtons
        kind="pdf"
        label="Source"
        onChosen={onChange}
        progress={progress}
        upload={upload}
        cancel={cancel}
      />
    </Stack>
  );
}
