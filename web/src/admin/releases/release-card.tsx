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
  if (state === 'undone') return 'Undone: what it replaced is back';
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
        text: `${edits.length === 1 ? '1 edit goes' : `${edits.length} edits go`} live at once.`,
        agree: 'Publish now',
      },
      run: () => callApi('publishRelease', { id }),
      done: `“${name}” is live`,
      failed: 'It was not published',
    });
  const undo = () =>
    act({
      question: {
        title: `Undo “${name}”?`,
        text: 'What it replaced comes back at once.',
        agree: 'Undo the release',
        destructive: true,
      },
      run: () => callApi('undoRelease', { id }),
      done: `“${name}” is undone`,
      failed: 'It was not undone',
    });
  const remove = () =>
    act({
      question: {
        title: `Throw “${name}” away?`,
        text: 'Its edits cannot be restored.',
        agree: 'Throw away',
        destructive: true,
      },
      run: () => callApi('deleteRelease', { id }),
      done: `“${name}” is thrown away`,
      failed: 'It was not thrown away',
    });
  const drop = (edit: StoredEdit) =>
    act({
      question: {
        title: `Throw the edit of “${edit.title}” away?`,
        text: 'It cannot be restored.',
        agree: 'Throw away',
        destructive: true,
      },
      run: () => callApi('removeEdit', { id: edit._id }),
      done: 'The edit is thrown away',
      failed: 'It was not thrown away',
    });

  return (
    <Paper variant="outlined" component="article" aria-labelledby={titleId} sx={{ padding: 2 }}>
      <Typography id={titleId} variant="h4" component="h3">
        {name}
      </Typography>
      <Typography color="textSecondary">{stateText(release)}</Typography>
      {problem && (
        <Alert severity="error" sx={{ marginTop: 1 }}>
          It was not published. {problem}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
        {edits.length === 0 && <li>No edits yet</li>}
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
                  Cannot go live: {edit.problem}. Open it and go on with it.
                </Typography>
              )}
            </Box>
            {state === 'waiting' && (
              <Button
                color="error"
                aria-label={`Throw away the edit of ${edit.title}`}
                onClick={() => void drop(edit)}
              >
                Throw away
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
                      failed: 'There is no preview',
                    })
                  }
                >
                  Preview
                </Button>
              </>
            )}
            <Button variant="outlined" onClick={() => setMoving(true)}>
              Change the time
            </Button>
            <Button variant="outlined" color="error" onClick={() => void remove()}>
              Throw away
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
