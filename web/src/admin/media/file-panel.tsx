import { fileIdOf, isImage, type MediaFile, type FileUse } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { fileUrl } from '../../lib/links/file-url.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { timeText } from '../editor/time-text.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { documentLabel, documentPath } from '../shell/document-path.ts';
import { SidePanel } from '../list/side-panel.tsx';
import { LoadingShape, ReadFailure } from '../shell/read-state.tsx';
import { sizeText } from './file-grid.tsx';
import { focusIn, withFocus } from './focus.ts';
import { ReplaceFile } from './replace-file.tsx';

/** Where a file is used; each place leads to its field. */
const FileUses = ({ uses }: { readonly uses: readonly FileUse[] }) => (
  <div>
    <Typography variant="h3">
      {uses.length === 0 && 'Not used anywhere'}
      {uses.length === 1 && 'Used in one place'}
      {uses.length > 1 && `Used in ${uses.length} places`}
    </Typography>
    <Box
      component="ul"
      sx={{
        margin: 0,
        paddingInlineStart: 2.5,
        '& li::first-letter': { textTransform: 'uppercase' },
      }}
    >
      {uses.map(({ document, title, field }) => {
        const path = documentPath(document);
        const text = documentLabel(document, title);
        return (
          <li key={`${document} ${field}`}>
            {path ? (
              <Link component={RouterLink} to={`${path}#${field}`}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        );
      })}
    </Box>
  </div>
);

const pictureTools = lazyComponent(async () => (await import('./picture-tools.tsx')).PictureTools);

interface FilePanelProps {
  readonly file: MediaFile;
  readonly onClose: () => void;
  /** Something was done with it, and saved. */
  readonly onDone: () => void;
  /** The list has to be read again. */
  readonly onChanged: () => void;
}

/** An uploaded file: what it shows, where it is used, and what can be done with it (media-7). */
export function FilePanel({ file, onClose, onDone, onChanged }: FilePanelProps) {
  const { _id: id, name, path, at, deletedAt } = file;
  const [alt, setAlt] = useState(file.alt);
  const [cropping, setCropping] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const hasNewText = alt.trim() !== file.alt;
  useUnsaved(
    hasNewText,
    useCallback(() => setAlt(file.alt), [file.alt]),
  );
  const { data, error, refetch } = useQuery({
    queryKey: ['file', id],
    queryFn: () => callApi('getFile', { id }),
    staleTime: 0,
    gcTime: 0,
  });

  async function act(call: () => Promise<unknown>, success: string): Promise<void> {
    setFault(undefined);
    setBusy(true);
    try {
      await call();
      notify('success', success);
      onChanged();
      onDone();
    } catch (failure) {
      setFault(reasonOf(failure));
      setBusy(false);
    }
  }

  /** A part of it is a picture of its own; a focal point is the picture's. */
  function keep(link: string) {
    if (fileIdOf(link) === id)
      return act(
        () => callApi('updateFile', { id, body: { alt: file.alt, focus: focusIn(link) } }),
        'Focal point saved for future use',
      );
    return act(async () => undefined, 'Cropped area saved as a new image');
  }

  const facts = [sizeText(file), timeText(at), data?.by].filter(Boolean).join(' · ');
  return (
    <SidePanel
      title={name}
      onClose={onClose}
      actions={
        !cropping && (
          <>
            {isImage(file) && deletedAt === '' && (
              <Button onClick={() => setCropping(true)}>Crop</Button>
            )}
            {deletedAt !== '' && (
              <Button
                disabled={busy}
                onClick={() => void act(() => callApi('restoreFile', { id }), 'File restored')}
              >
                Restore
              </Button>
            )}
            {deletedAt === '' && data?.uses.length === 0 && (
              <Button
                color="error"
                disabled={busy}
                onClick={() =>
                  void act(
                    () => callApi('deleteFile', { id }),
                    'File deleted. You can restore it for 30 days',
                  )
                }
              >
                Delete
              </Button>
            )}
            {isImage(file) && hasNewText && (
              <BusyButton
                busy={busy}
                busyLabel="Saving..."
                onClick={() =>
                  void act(
                    () => callApi('updateFile', { id, body: { alt, focus: file.focus } }),
                    'Description saved',
                  )
                }
              >
                Save
              </BusyButton>
            )}
          </>
        )
      }
    >
      {cropping && (
        <Suspense fallback={<LoadingShape of="field" />}>
          <pictureTools.Component
            link={withFocus(path, file.focus)}
            onDone={(link) => void keep(link)}
            onCancel={() => setCropping(false)}
          />
        </Suspense>
      )}
      <Stack data-labels="above" spacing={2} sx={{ display: cropping ? 'none' : undefined }}>
        <Typography variant="body2" color="textSecondary">
          {facts} ·{' '}
          <Link href={fileUrl(path)} target="_blank" rel="noopener">
            Open
          </Link>
        </Typography>
        {isImage(file) && (
          <Box
            component="img"
            src={`${fileUrl(path)}?width=800`}
            alt={file.alt || 'The image'}
            sx={{
              width: '100%',
              aspectRatio: '16 / 9',
              objectFit: 'contain',
              backgroundColor: 'var(--sunken)',
            }}
          />
        )}
        {isImage(file) && (
          <TextField
            label="Alternative text"
            helperText="What the image shows, for people who cannot see it. Posts start with it"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        )}
        {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
        {!data && !error && <LoadingShape of="field" label="Finding where it is used" />}
        {data && <FileUses uses={data.uses} />}
        {data && <ReplaceFile file={file} uses={data.uses} busy={busy} onReplace={act} />}
        {fault && <Alert severity="error">{fault}</Alert>}
      </Stack>
    </SidePanel>
  );
}
