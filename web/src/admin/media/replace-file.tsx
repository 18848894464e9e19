import { fileIdOf, isImage, type FileUse, type MediaFile } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { replacedIn } from './replaced-in.ts';
import { useUpload } from './use-upload.ts';
import { ProgressBar } from '../shell/progress-bar.tsx';

interface ReplaceFileProps {
  readonly file: MediaFile;
  readonly uses: readonly FileUse[];
  readonly busy: boolean;
  readonly onReplace: (call: () => Promise<unknown>, success: string) => Promise<void>;
}

/** Uploads another file and, after a question, puts it wherever this one is used (media-9). */
export function ReplaceFile({ file, uses, busy, onReplace }: ReplaceFileProps) {
  const [by, setBy] = useState('');
  const { progress, fault, upload } = useUpload(isImage(file) ? 'image' : 'pdf', setBy);
  const input = useRef<HTMLInputElement>(null);
  const { documents, text } = replacedIn(uses);

  if (documents.size === 0) return null;
  return (
    <div>
      <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
        Replace everywhere
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Replacement file"
        accept={isImage(file) ? 'image/*' : 'application/pdf'}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
      {progress !== null && <ProgressBar value={progress} label="Uploading the file" />}
      {fault && (
        <Alert severity="error" sx={{ marginTop: 1.5 }}>
          {fault}
        </Alert>
      )}
      {by && (
        <Alert
          severity="warning"
          sx={{ marginTop: 1.5 }}
          action={
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button disabled={busy} onClick={() => setBy('')}>
                Keep current file
              </Button>
              <Button
                disabled={busy}
                variant="contained"
                onClick={() =>
                  void onReplace(
                    () => callApi('replaceFile', { id: file._id, body: { by: fileIdOf(by) } }),
                    'File replaced',
                  )
                }
              >
                Replace
              </Button>
            </Box>
          }
        >
          <Typography>
            Replace it in {text}? The site will show the new one straight away.
          </Typography>
        </Alert>
      )}
    </div>
  );
}
