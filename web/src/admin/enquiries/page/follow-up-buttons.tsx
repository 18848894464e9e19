import { localDay, messages, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { largeText } from '../../shell/large-text.ts';
import { saveChanges } from '../row/save-choice.ts';
import {
  choiceText,
  followUpChoices,
  followUpText,
  tomorrowMorning,
  type FollowUp,
} from './follow-up-choices.ts';
import { TimeDialog } from './time-dialog.tsx';
import { TypedNoteContext } from './typed-note.ts';

interface FollowUpButtonsProps {
  readonly enquiry: StoredEnquiry;
  readonly now: Date;
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** The next follow-up by one press, with its time (enquiries-37). */
export function FollowUpButtons({ enquiry, now, onUpdated }: FollowUpButtonsProps) {
  const typedNote = use(TypedNoteContext);
  const [isBusy, setIsBusy] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const today = localDay(now);

  async function follow(followUp: FollowUp) {
    setIsPicking(false);
    setIsBusy(true);
    try {
      await typedNote.current?.();
      onUpdated(await saveChanges(enquiry, { ...followUp }));
      notify('success', `Follow-up set for ${followUpText(followUp, today)}`);
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
    } finally {
      setIsBusy(false);
    }
  }

  const isSet = ({ followUpOn, followUpTime }: FollowUp) =>
    enquiry.followUpOn === followUpOn && enquiry.followUpTime === followUpTime;
  return (
    <Box role="group" aria-labelledby="next-follow-up">
      <Typography id="next-follow-up" variant="h3" sx={{ marginBottom: 0.5 }}>
        Next follow-up
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gap: 0.75,
          [largeText]: { gridAutoFlow: 'row' },
          '& button': { minWidth: 0, minHeight: 44, paddingInline: 0.5, lineHeight: 1.2 },
        }}
      >
        {followUpChoices(now).map((choice) => (
          <Button
            key={choice.followUpOn}
            variant="outlined"
            disabled={isBusy}
            aria-pressed={isSet(choice)}
            sx={isSet(choice) ? { '&&': { backgroundColor: 'action.selected' } } : {}}
            onClick={() => void follow(choice)}
          >
            {choiceText(choice, today)}
          </Button>
        ))}
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-keyshortcuts="f"
          onClick={() => setIsPicking(true)}
        >
          Pick…
        </Button>
      </Box>
      {isPicking && (
        <TimeDialog
          title="Next follow-up"
          initial={enquiry.followUpOn ? enquiry : tomorrowMorning(now)}
          onDone={(chosen) => void follow(chosen)}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Box>
  );
}
