import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { use, useRef, useState } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { fileUrl } from '../../../lib/links/file-url.ts';
import { useUpload } from '../../media/use-upload.ts';
import type { FieldOf } from './field.ts';
import { UploadContext } from './uploads.ts';
import { useInput, type InputProps } from './use-input.ts';
import { OnDemand } from '../../shell/on-demand.tsx';
import { ProgressBar } from '../../shell/progress-bar.tsx';
import { takeLostFocus } from '../../shell/take-lost-focus.ts';

const fileChoice = lazyComponent(
  async () => (await import('../../media/file-choice.tsx')).FileChoice,
);

/** The link to an image or a PDF, uploaded or typed. */
export function FileInput({ field, path }: InputProps<FieldOf<'image' | 'pdf'>>) {
  const { text, change, leave, ref, error, help } = useInput(path);
  const { progress, fault, upload, cancel } = useUpload(field.kind, change);
  const saveAfter = use(UploadContext);
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [hasUploaded, setHasUploaded] = useState(false);
  const wrong = error ?? fault;
  const isImage = field.kind === 'image';
  const thing = isImage ? 'image' : 'PDF';
  const limit = isImage ? 'shrunk to less than 2 MB' : 'at most 10 MB';

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'start' }}>
      {isImage && text && <Thumbnail key={text} link={text} />}
      <Stack spacing={1} sx={{ flexGrow: 1, minWidth: 0 }}>
        <TextField
          id={path}
          label={field.label}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
          inputRef={ref}
          error={wrong !== undefined}
          helperText={wrong ?? [help, limit].filter(Boolean).join(' · ')}
        />
        {/* Keys, so that "Cancel upload" does not become "Choose" under a press as the upload ends. */}
        {progress === null ? (
          <Stack key="idle" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              size="small"
              variant="outlined"
              ref={hasUploaded ? takeLostFocus : null}
              aria-label={`Upload ${thing}: ${field.label}`}
              onClick={() => input.current?.click()}
            >
              Upload {thing}
            </Button>
            <Button
              size="small"
              aria-label={`Choose ${thing}: ${field.label}`}
              onClick={() => setChoosing(true)}
            >
              Choose
            </Button>
            {text && (
              <Button size="small" aria-label={`Remove ${field.label}`} onClick={() => change('')}>
                Remove
              </Button>
            )}
            {text && !isImage && (
              <Link href={fileUrl(text)} target="_blank" rel="noopener" sx={{ padding: 1 }}>
                Open
              </Link>
            )}
          </Stack>
        ) : (
          <Stack key="uploading" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <ProgressBar value={progress} label={`Uploading ${field.label}`} />
            <Button size="small" onClick={cancel}>
              Cancel upload
            </Button>
          </Stack>
        )}
        {choosing && (
          <OnDemand>
            <fileChoice.Component
              kind={field.kind}
              link={text}
              onChosen={(link) => {
                change(link);
                setChoosing(false);
              }}
              onClose={() => setChoosing(false)}
            />
          </OnDemand>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`File: ${field.label}`}
          accept={isImage ? 'image/*' : 'application/pdf'}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            setHasUploaded(true);
            if (file) saveAfter(upload(file));
          }}
        />
      </Stack>
    </Stack>
  );
}

function Thumbnail({ link }: { readonly link: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Box sx={{ width: 88, color: 'text.secondary' }}>No image at this link</Box>;
  return (
    <Box
      component="img"
      src={fileUrl(link)}
      alt="Current image"
      onError={() => setFailed(true)}
      sx={{ width: 88, height: 66, objectFit: 'contain', backgroundColor: 'var(--sunken)' }}
    />
  );
}
