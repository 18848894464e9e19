import { localDay, messages, notInterested, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useRef, useState } from 'react';
import { notify, notifyUndoable } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useIsShown } from '../../shell/use-is-shown.ts';
import { EnrolDialog } from '../row/enrol-dialog.tsx';
import { saveChanges, type EnquiryChanges } from '../row/save-choice.ts';
import {
  followUpChoices,
  followUpText,
  tomorrowMorning,
  type FollowUp,
} from './follow-up-choices.ts';
import { changesOf, outcomes, type Outcome } from './outcomes.ts';
import { TimeDialog } from './time-dialog.tsx';
import { TypedNoteContext } from './typed-note.ts';
import { undoOf } from './undo-outcome.ts';

interface Asked {
  readonly outcome: Outcome;
  readonly anchor: HTMLElement;
}

interface OutcomeButtonsProps {
  readonly enquiry: StoredEnquiry;
  readonly now: Date;
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
  /** Called to choose the demo class that somebody comes to. */
  readonly onBook: () => void;
  /** Called after an outcome that leaves nothing to do here. */
  readonly onDone: () => void;
  /** Called once an outcome is taken back, also when another lead is open. */
  readonly onUndone: () => void;
}

/** What came of a call, by one press: it is stored with status and follow-up (enquiries-37). */
export function OutcomeButtons({
  enquiry,
  now,
  onUpdated,
  onBook,
  onDone,
  onUndone,
}: OutcomeButtonsProps) {
  const typedNote = use(TypedNoteContext);
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [more, setMore] = useState<HTMLElement>();
  const [isPicking, setIsPicking] = useState(false);
  const [enrols, setEnrols] = useState(false);
  const today = localDay(now);
  const isShown = useIsShown();
  /** The id of each outcome until it is stored, the same for every try. */
  const tries = useRef(new Map<string, string>());

  async function save(outcome: Outcome) {
    setAsked(undefined);
    setIsPicking(false);
    setIsBusy(true);
    const said = JSON.stringify([outcome.label, outcome.reason]);
    const id = tries.current.get(said) ?? crypto.randomUUID();
    tries.current.set(said, id);
    const changes = changesOf(outcome, enquiry, now, id);
    try {
      await typedNote.current?.();
      const saved = await saveChanges(enquiry, changes);
      tries.current.delete(said);
      onUpdated(saved);
      const { followUpOn = '', followUpTime = '' } = changes;
      const next = followUpOn && `Follow-up ${followUpText({ followUpOn, followUpTime }, today)}`;
      notifyUndoable(
        `${enquiry.name}: ${changes.outcome?.text}`,
        next,
        () => void undo(saved, changes),
      );
      if (outcome.isDone && isShown.current) onDone();
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
    } finally {
      setIsBusy(false);
    }
  }

  async function undo(saved: StoredEnquiry, changes: EnquiryChanges) {
    try {
      onUpdated(await saveChanges(saved, undoOf(enquiry, changes)));
      notify('success', `${enquiry.name}: ${changes.outcome?.text} undone`);
      onUndone();
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
    }
  }

  function press(outcome: Outcome, anchor: HTMLElement) {
    if (outcome.asks === 'batch') setEnrols(true);
    else if (outcome.asks === 'class') onBook();
    else if (outcome.asks) setAsked({ outcome, anchor });
    else void save(outcome);
  }

  const callBack = (followUp: FollowUp): Outcome => ({
    label: `Call back ${followUpText(followUp, today)}`,
    followUp: () => followUp,
    isDone: true,
  });

  const answers = (outcome: Outcome): Outcome[] =>
    outcome.asks === 'reason'
      ? notInterested.map((reason) => ({ ...outcome, label: 'Not interested', reason }))
      : followUpChoices(now).map(callBack);

  return (
    <Box role="group" aria-labelledby="outcomes">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography id="outcomes" variant="h3" sx={{ marginBottom: 0.5 }}>
          What came of it?
        </Typography>
        <Button
          size="small"
          disabled={isBusy}
          aria-haspopup="menu"
          sx={{ display: { lg: 'none' }, minHeight: 44, marginBlock: -1 }}
          onClick={({ currentTarget }) => setMore(currentTarget)}
        >
          More
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          // Two columns; one in large text.
          gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 50% - 3px), 1fr))',
          gap: 0.75,
        }}
      >
        {outcomes.map((outcome, index) => (
          <Button
            key={outcome.label}
            variant="outlined"
            disabled={isBusy}
            aria-keyshortcuts={String(index + 1)}
            aria-haspopup={outcome.asks && 'true'}
            sx={{
              display: { xs: outcome.isRare ? 'none' : 'inline-flex', lg: 'inline-flex' },
              justifyContent: 'space-between',
              textAlign: 'start',
              lineHeight: 1.2,
            }}
            endIcon={
              <Box
                component="kbd"
                aria-hidden="true"
                sx={{
                  display: { xs: 'none', lg: 'block' },
                  color: 'text.secondary',
                  fontSize: '0.75rem !important',
                }}
              >
                {index + 1}
              </Box>
            }
            onClick={({ currentTarget }) => press(outcome, currentTarget)}
          >
            {outcome.label}
          </Button>
        ))}
      </Box>
      {more && (
        <Menu anchorEl={more} open onClose={() => setMore(undefined)}>
          {outcomes
            .filter(({ isRare }) => isRare)
            .map((outcome) => (
              <MenuItem
                key={outcome.label}
                sx={{ minHeight: 44 }}
                onClick={() => {
                  setMore(undefined);
                  press(outcome, more);
                }}
              >
                {outcome.label}
              </MenuItem>
            ))}
        </Menu>
      )}
      {asked && (
        <Menu anchorEl={asked.anchor} open onClose={() => setAsked(undefined)}>
          {answers(asked.outcome).map((answer) => (
            <MenuItem
              key={answer.reason ?? answer.label}
              sx={{ minHeight: 44 }}
              onClick={() => void save(answer)}
            >
              {answer.reason ?? answer.label}
            </MenuItem>
          ))}
          {asked.outcome.asks === 'time' && (
            <MenuItem
              sx={{ minHeight: 44 }}
              onClick={() => {
                setIsPicking(true);
                setAsked(undefined);
              }}
            >
              Another time…
            </MenuItem>
          )}
        </Menu>
      )}
      {isPicking && (
        <TimeDialog
          title="Call back"
          initial={tomorrowMorning(now)}
          onDone={(followUp) => void save(callBack(followUp))}
          onClose={() => setIsPicking(false)}
        />
      )}
      {enrols && (
        <EnrolDialog enquiry={enquiry} onEnrolled={onUpdated} onClose={() => setEnrols(false)} />
      )}
    </Box>
  );
}
