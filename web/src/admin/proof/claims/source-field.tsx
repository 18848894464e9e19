import { evidenceHelp, claimSourcePath, messages } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readFile } from '../../shell/files/read-file.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { SourceLink } from './source-link.tsx';

interface SourceFieldProps {
  readonly value: string;
  readonly onChange: (link: string) => void;
  readonly problem: string | undefined;
}

/** The source of a figure: a file for staff alone, or a link. */
export function SourceField({ value, onChange, problem }: SourceFieldProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const wrong = problem ?? fault;

  async function upload(file: File) {
    setBusy(true);
    setFault(undefined);
    try {
      const body = { file: await readFile(file) };
      onChange((await callApi('storeClaimSource', { body })).source);
    } catch (failure) {
      setFault(failure instanceof ApiError ? failure.message : messages.upload.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        name="source"
        label="Source"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        error={wrong !== undefined}
        helperText={wrong ?? evidenceHelp.source}
        slotProps={{ formHelperText: wrong === undefined ? {} : { role: 'alert' } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <BusyButton
          size="small"
          variant="outlined"
          busy={busy}
          busyLabel="Uploading..."
          onClick={() => input.current?.click()}
        >
          Upload a file
        </BusyButton>
        {value.startsWith(claimSourcePath) && <SourceLink source={value} />}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Source file"
        accept="application/pdf,image/*"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
    </Stack>
  );
}
