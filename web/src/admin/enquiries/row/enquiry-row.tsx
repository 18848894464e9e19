import { courseLabel, optionLabel, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import { tabPath } from '../../shell/tabs.ts';
import { answerTime } from './answer-time.ts';
import { CopiedText } from './copied-text.tsx';
import { followUp } from '../notes/follow-up.ts';
import { NotesDisclosure } from '../notes/notes-disclosure.tsx';
import { MessageButtons } from '../messages/message-buttons.tsx';
import { logContact } from './log-contact.ts';
import { phoneText } from './phone-text.ts';
import { receivedAt } from './received-at.ts';
import { AssignedMenu } from './assigned-menu.tsx';
import { ReasonField } from './reason-field.tsx';
import { StatusSelect } from './status-select.tsx';

interface EnquiryRowProps {
  readonly enquiry: StoredEnquiry;
  /** Current time in milliseconds, to the minute. */
  readonly now: number;
  /** Today's date in Chennai, such as 2026-01-31. */
  readonly today: string;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
  /** Called when unsaved changes appear or disappear. */
  readonly onUnsaved: (enquiry: StoredEnquiry, unsaved: boolean) => void;
  readonly onDelete: (enquiry: StoredEnquiry) => void;
  /** Whether it is one of those that are changed together. */
  readonly isChosen?: boolean;
  /** Absent where only one is shown. */
  readonly onChosen?: (id: string, chosen: boolean) => void;
}

/** One enquiry with its actions. */
export const EnquiryRow = memo(function EnquiryRow({
  enquiry,
  now,
  today,
  onUpdated,
  onUnsaved,
  onDelete,
  isChosen = false,
  onChosen,
}: EnquiryRowProps) {
  const { _id, name, email, phone, course, status, message, source, page, createdAt } = enquiry;
  const batches = [
    ['Asked about', enquiry.batch],
    ['Enrolled in', enquiry.enrolment],
  ] as const;
  const facts = [
    optionLabel('qualification', enquiry.qualification),
    optionLabel('experience', enquiry.experience),
    enquiry.placementRequired &&
      `Placement support: ${optionLabel('placement', enquiry.placementRequired)}`,
  ].filter(Boolean);
  const marks = [
    status === 'new' ? answerTime(createdAt, now) : undefined,
    followUp(enquiry, today),
  ].filter((mark) => mark !== undefined);
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: { xs: 1, sm: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
        overflowWrap: 'anywhere',
      }}
    >
      <Stack spacing={0.5} sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {onChosen && (
            <Checkbox
              size="small"
              checked={isChosen}
              onChange={(_, checked) => onChosen(_id, checked)}
              slotProps={{ input: { 'aria-label': `Select ${name}` } }}
              sx={{ padding: 0.5, marginInlineStart: -0.5 }}
            />
          )}
          <Typography component="h3" variant="h3">
            <Link component={RouterLink} to={tabPath('enquiries', _id)} color="inherit">
              {name}
            </Link>
          </Typography>
          <StatusSelect enquiry={enquiry} onUpdated={onUpdated} />
          <AssignedMenu enquiry={enquiry} onUpdated={onUpdated} />
          {status === 'closed' && <ReasonField enquiry={enquiry} onUpdated={onUpdated} />}
          {marks.map(({ text, urgent }) => (
            <Typography
              key={text}
              variant="body2"
              color={urgent ? 'error' : 'textSecondary'}
              sx={{ fontWeight: urgent ? 600 : 400 }}
            >
              {text}
            </Typography>
          ))}
        </Stack>
        <Typography>
          {courseLabel(course) || 'No course chosen'}
          {facts.length > 0 && ` · ${facts.join(' · ')}`}
        </Typography>
        {batches.map(
          ([label, batch]) =>
            batch && (
              <Typography key={label}>
                {label}:{' '}
                <Link component={RouterLink} to={tabPath('batches', batch.id)}>
                  {batch.name}
                </Link>
              </Typography>
            ),
        )}
        <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
          {phone && <CopiedText what={`phone of ${name}`} text={phoneText(phone)} value={phone} />}
          {email && <CopiedText what={`email of ${name}`} text={email} />}
        </Stack>
        {message && <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {receivedAt(createdAt)} · {source}
          {page && `, from ${page}`}
        </Typography>
        <NotesDisclosure enquiry={enquiry} onUpdated={onUpdated} onUnsaved={onUnsaved} />
      </Stack>
      <Stack
        direction="row"
        sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'start', justifyContent: { md: 'end' } }}
      >
        <Button
          size="small"
          variant="outlined"
          href={telephoneLink(phone)}
          aria-label={`Call ${name}`}
          onClick={() => void logContact(_id, 'call')}
        >
          Call
        </Button>
        <MessageButtons enquiry={enquiry} />
        <Button
          size="small"
          color="error"
          aria-label={`Delete enquiry from ${name}`}
          onClick={() => onDelete(enquiry)}
        >
          Delete
        </Button>
      </Stack>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ gridColumn: '1 / -1', justifySelf: 'end' }}
      >
        _id {_id}
      </Typography>
    </Box>
  );
});
