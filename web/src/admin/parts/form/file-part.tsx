import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fileUrl } from '../../../lib/links/file-url.ts';
import { FileButtons } from '../../media/file-buttons.tsx';
import { useUpload } from '../../media/use-upload.ts';
import type { FieldOf } from './field.ts';
import { usePart, type PartProps } from './use-part.ts';

/** The link to an image or a PDF, uploaded or typed. */
export function FilePart({ field, path }: PartProps<FieldOf<'image' | 'pdf'>>) {
  const { text, change, leave, ref, error } = usePart(path);
  const { progress, fault, upload, cancel } = useUpload(field.kind, change);
  const wrong = error ?? fault;
  const isImage = field.kind === 'image';
  const limit = isImage ? 'An image smaller than 2 MB' : 'A PDF of at most 10 MB';

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
          helperText={wrong ?? field.help ?? `${limit}, or a link to one`}
        />
        <FileButtons
          kind={field.kind}
          label={field.label}
          onChosen={change}
          progress={progress}
          upload={upload}
          cancel={cancel}
        >
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
        </FileButtons>
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
