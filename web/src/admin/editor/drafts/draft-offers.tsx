import { differences } from '@institute/schema';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import type { Draft } from './draft.ts';
import { isSignificantLoss } from '../loss.ts';
import { timeText } from '../time-text.ts';

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

/** Offers to restore a draft. */
function DraftOffer({ draft, onRestore, onDrop }: DraftOfferProps) {
  const what = draft.undone ? 'Undone' : 'Unsaved';
  const when = timeText(draft.keptAt);
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <Stack direction="row">
          <Button
            color="inherit"
            aria-label={`Restore ${what.toLowerCase()} changes from ${when}`}
            onClick={onRestore}
          >
            Restore
          </Button>
          <Button
            color="inherit"
            aria-label={`Discard ${what.toLowerCase()} changes from ${when}`}
            onClick={onDrop}
          >
            Discard
          </Button>
        </Stack>
      }
    >
      {what} changes from {when} are kept in this browser.
    </Alert>
  );
}

interface DraftOffersProps {
  readonly drafts: {
    readonly offers: readonly Draft[];
    readonly restore: (draft: Draft) => void;
    readonly settle: (draft: Draft) => void;
  };
  /** Moves the focus on after an offer is closed. */
  readonly onSettled: () => void;
}

/** All drafts of this form, each to restore or discard. */
export function DraftOffers({ drafts, onSettled }: DraftOffersProps) {
  const { offers, restore, settle } = drafts;
  const confirm = useConfirm();
  const list = useRef<HTMLDivElement>(null);

  // "Undo changes" has just disappeared along with the focus.
  const known = useRef(offers.length);
  useEffect(() => {
    const isNew = offers.length > known.current && offers[0]?.undone;
    known.current = offers.length;
    if (isNew) list.current?.querySelector('button')?.focus();
  }, [offers]);

  async function drop(draft: Draft) {
    const lost = differences(draft.values, draft.base.values);
    if (isSignificantLoss(lost) && !(await confirm(discardQuestion))) return;
    settle(draft);
    onSettled();
  }

  if (offers.length === 0) return null;
  return (
    <Stack ref={list} spacing={1}>
      {offers.map((draft) => (
        <DraftOffer
          key={draft.id}
          draft={draft}
          onRestore={() => {
            restore(draft);
            onSettled();
          }}
          onDrop={() => void drop(draft)}
        />
      ))}
    </Stack>
  );
}

export const discardQuestion = {
  title: 'Discard these changes?',
  text: 'They were never saved. You cannot get them back.',
  agree: 'Discard',
  decline: 'Keep changes',
  destructive: true,
};
