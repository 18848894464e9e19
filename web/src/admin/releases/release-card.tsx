import type {
  PreviewAddress,
  ReleaseWithEdits,
  StoredEdit,
  StoredRelease,
} from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useLocalDay } from '../../lib/dates/use-local-day.ts';
import { timeText } from '../editor/time-text.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { comingMoment } from './coming-moment.ts';
import { EditRow } from './edit-row.tsx';
import { PreviewLink } from '../editor/releases/preview-link.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { useAct } from './use-act.ts';
import { useMove } from './use-move.tsx';
import { personOf } from '../../lib/firebase/live/person-of.ts';
import { quiet } from '../shell/quiet.ts';

function stateText({ state, at, publishedAt }: ReleaseWithEdits, today: string): string {
  if (state === 'undone') return 'Undone: the earlier content is back';
  if (state === 'published') return `Live since ${timeText(publishedAt ?? '')}`;
  return at ? `Goes live ${comingMoment(at, today)}` : 'Goes live when you publish it';
}

/** The line that leads from a release to the next one, and its dot. */
const onTimeline = (isNext: boolean, state: ReleaseWithEdits['state']) => ({
  position: 'relative',
  paddingInlineStart: 4,
  paddingBottom: 4,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.75rem -0.75rem',
    insetInlineStart: '0.4375rem',
    width: 2,
    backgroundColor: state === 'waiting' ? 'var(--indigo)' : 'var(--line)',
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '0.3125rem',
    insetInlineStart: 0,
    width: 16,
    height: 16,
    border: '2px solid',
    borderColor: state === 'waiting' ? 'var(--indigo)' : 'var(--control-line)',
    borderRadius: '50%',
    backgroundColor: isNext
      ? 'var(--turmeric)'
      : state === 'waiting'
        ? 'var(--ground)'
        : 'var(--control-line)',
  },
});

interface ReleaseCardProps {
  readonly release: ReleaseWithEdits;
  /** Whether it is the next to go live. */
  readonly isNext: boolean;
  /** All that wait. */
  readonly waiting: readonly StoredRelease[];
}

/** A release on the time line: what it changes, and what can be done with it. */
export function ReleaseCard({ release, isNext, waiting }: ReleaseCardProps) {
  const { _id: id, name, state, problem, edits } = release;
  const [moving, setMoving] = useState(false);
  const [preview, setPreview] = useState<PreviewAddress>();
  const { busy, act } = useAct();
  const { move, notice } = useMove(release, act);
  const titleId = useId();
  const today = useLocalDay();
  const authors = new Set(edits.map(personOf));
  const [author] = authors.size === 1 ? authors : [];

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
    <Box component="li" sx={onTimeline(isNext, state)}>
      <article aria-labelledby={titleId}>
        <Typography color="textSecondary" sx={{ fontWeight: 600 }}>
          {stateText(release, today)}
        </Typography>
        <Typography id={titleId} variant="h3" sx={{ fontSize: '1.25rem' }}>
          {name}
        </Typography>
        {edits.length > 0 && (
          <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1 }}>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {edits.length === 1 ? '1 change' : `${edits.length} changes`}
              {author && ` by ${author}`}
            </Typography>
            {/* Not at the foot of the card, which the notification that it is live may cover. */}
            {state === 'published' && (
              <BusyButton
                variant="text"
                busy={busy}
                busyLabel="Undoing..."
                onClick={() => void undo()}
              >
                Undo
              </BusyButton>
            )}
          </Stack>
        )}
        {problem && (
          <Alert severity="error" sx={{ marginTop: 1 }}>
            This release could not be published. {problem}
          </Alert>
        )}
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
          {edits.length === 0 && <li>No changes yet. “Save for later” in an editor adds them.</li>}
          {edits.map((edit) => (
            <EditRow
              key={edit._id}
              edit={edit}
              showsAuthor={!author}
              state={state}
              onDrop={() => void drop(edit)}
              others={waiting.filter(({ _id }) => _id !== id)}
              onMove={(to) => void move(edit, to)}
            />
          ))}
        </Box>
        {state === 'waiting' && notice}
        {state === 'waiting' && preview && (
          <PreviewLink release={id} {...preview} onRenewed={setPreview} />
        )}
        {state === 'waiting' && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {edits.length > 0 && (
              <>
                <BusyButton
                  variant="outlined"
                  busy={busy}
                  busyLabel="Publishing..."
                  onClick={() => void publish()}
                >
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
            <Button {...quiet} onClick={() => setMoving(true)}>
              Change time
            </Button>
            <Button {...quiet} onClick={() => void remove()}>
              Discard
            </Button>
          </Stack>
        )}
        {moving && <ReleaseDialog release={release} onClose={() => setMoving(false)} />}
      </article>
    </Box>
  );
}
