import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { FileKind } from './check-file.ts';
import type { useUpload } from './use-upload.ts';

const FilePicker = lazy(async () => ({
  default: (await import('./file-picker.tsx')).FilePicker,
}));

interface FileButtonsProps extends Omit<ReturnType<typeof useUpload>, 'fault'> {
  readonly kind: FileKind;
  /** The label of the field. */
  readonly label: string;
  readonly onChosen: (link: string) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The buttons below a field for a file: upload one, with its progress, or choose an uploaded one. */
export function FileButtons({
  kind,
  label,
  onChosen,
  children,
  progress,
  upload,
  cancel,
}: FileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const thing = kind === 'image' ? 'image' : 'PDF';
  return (
    <>
      {progress === null ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Upload ${thing}: ${label}`}
            onClick={() => input.current?.click()}
          >
            Upload {thing}
          </Button>
          <Button
            size="small"
            aria-label={`Choose ${thing}: ${label}`}
            onClick={() => setChoosing(true)}
          >
            Choose
          </Button>
          {children}
        </Stack>
      ) : (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <LinearProgress
            variant={progress > 0 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            aria-label={`Uploading ${label}`}
            sx={{ flexGrow: 1 }}
          />
          <Button size="small" onClick={cancel}>
            Cancel upload
          </Button>
        </Stack>
      )}
      {choosing && (
        <Suspense>
          <FilePicker
            kind={kind}
            onChosen={({ path }) => {
              onChosen(path);
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
        aria-label={`File: ${label}`}
        accept={kind === 'image' ? 'image/*' : 'application/pdf'}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
    </>
  );
}
