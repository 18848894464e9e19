import type { ReleaseWithEdits, StoredEdit } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { timeText } from '../editor/time-text.ts';
import { newItem } from '../list/item-page.tsx';
import { documentPath, tabOf } from '../shell/document-path.ts';
import { tabPath } from '../shell/tabs.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { PreviewLink } from './preview-link.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { useAct } from './use-act.ts';

/** Where the edited document is; for one that is still to come its form, or its list. */
function pathOf({ document, basedOn }: StoredEdit, state: ReleaseWithEdits['state']): string {
  const path = documentPath(document);
  const tab = tabOf(document) ?? 'home';
  const [collection, id] = document.split('/');
  if (path && (basedOn !== null || state === 'published' || collection === 'content')) return path;
  return state === 'waiting' ? `${tabPath(tab, newItem)}?id=${id}` : tabPath(tab);
}

function stateText({ state, at, publishedAt }: ReleaseWithEdits): string {
  if (state === 'undone') return 'Undone: the earlier content is back';
  if (state === 'published') return `Live since ${timeText(publishedAt ?? '')}`;
  return at ? `Goes live on ${timeText(at)}` : 'Goes live when you publish it';
}

/** A release with what can be done with it. */
export function ReleaseCard({ release }: { readonly release: ReleaseWithEdits }) {
  const { _id: id, name, state, problem, edits } = release;
  const [moving, setMoving] = useState(false);
  const [preview, setPreview] = useState<{ path: string; until: string }>();
  const { busy, act } = useAct();
  const titleId = useId();

  const publish = () =>
    act({
      question: {
        title: `Publish “${name}” now?`,
        text: `${edits.length === 1 ? '1 change will go' : `${edits.length} changes will go`} live straight away.`,
        agree: 'Publish now',
      },
      run: () => callApi('publishRelease', { id }),
      done: `“${name}” is live`,
      failed: 'The release could not be published',
    });
  const undo = () =>
    act({
      question: {
        title: `Undo “${name}”?`,
        text: 'The content it replaced will come back straight away.',
        agree: 'Undo release',
        destructive: true,
      },
      run: () => callApi('undoRelease', { id }),
      done: `“${name}” has been undone`,
      failed: 'The release could not be undone',
    });
  const remove = () =>
    act({
      question: {
        title: `Discard “${name}”?`,
        text: 'Its changes will be lost.',
        agree: 'Discard',
        destructive: true,
      },
      run: () => callApi('deleteRelease', { id }),
      done: `“${name}” discarded`,
      failed: 'The release could not be discarded',
    });
  const drop = (edit: StoredEdit) =>
    act({
      question: {
        title: `Discard the change to “${edit.title}”?`,
        text: 'You cannot get it back.',
        agree: 'Discard',
        destructive: true,
      },
      run: () => callApi('removeEdit', { id: edit._id }),
      done: 'Change discarded',
      failed: 'The change could not be discarded',
    });

  return (
    <Paper variant="outlined" component="article" aria-labelledby={titleId} sx={{ padding: 2 }}>
      <Typography id={titleId} variant="h4" component="h3">
        {name}
      </Typography>
      <Typography color="textSecondary">{stateText(release)}</Typography>
      {problem && (
        <Alert severity="error" sx={{ marginTop: 1 }}>
          This release could not be published. {problem}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
        {edits.length === 0 && <li>No changes yet</li>}
        {edits.map((edit) => (
          <Stack
            key={edit._id}
            component="li"
            direction="row"
            sx={{
              gap: 1,
              alignItems: 'center',
              minHeight: 44,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={pathOf(edit, state)}>
                {edit.title}
              </Link>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {[edit.basedOn === null && 'new', edit.byEmail].filter(Boolean).join(', ')}
              </Typography>
              {edit.problem && (
                <Typography variant="body2" color="error">
                  Cannot go live: {edit.problem}. Open it and continue editing.
                </Typography>
              )}
            </Box>
            {state === 'waiting' && (
              <Button
                color="error"
                aria-label={`Discard the change to ${edit.title}`}
                onClick={() => void drop(edit)}
              >
                Discard
              </Button>
            )}
          </Stack>
        ))}
      </Box>
      {preview && <PreviewLink {...preview} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {state === 'waiting' && (
          <>
            {edits.length > 0 && (
              <>
                <BusyButton busy={busy} busyLabel="Publishing..." onClick={() => void publish()}>
                  Publish now
                </BusyButton>
                <Button
                  variant="outlined"
                  onClick={() =>
                    void act({
                      run: async () => setPreview(await callApi('previewRelease', { id })),
                      failed: 'The preview could not be created',
                    })
                  }
                >
                  Preview
                </Button>
              </>
            )}
            <Button variant="outlined" onClick={() => setMoving(true)}>
              {' '}
              Change time{' '}
            </Button>
            <Button variant="outlined" color="error" onClick={() => void remove()}>
              Discard
            </Button>
          </>
        )}
        {state === 'published' && (
          <BusyButton busy={busy} busyLabel="Undoing..." onClick={() => void undo()}>
            Undo
          </BusyButton>
        )}
      </Stack>
      {moving && <ReleaseDialog release={release} onClose={() => setMoving(false)} />}
    </Paper>
  );
}
