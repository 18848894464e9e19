import type { StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { telephoneLink } from '../../lib/telephone-link.ts';
import { answerTime } from './answer-time.ts';
import { courseLabel, optionLabel } from './enquiry-labels.ts';

interface EnquiryRowProps {
  readonly enquiry: StoredEnquiry;
  /** Milliseconds; the minute is enough. */
  readonly now: number;
  readonly onDelete: (enquiry: StoredEnquiry) => void;
}

const receivedAt = (iso: string) =>
  new Date(iso).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });

const whatsApp = ({ phone, name, course }: StoredEnquiry) => {
  const about = course ? ` about ${courseLabel(course)}` : '';
  const text = `Hello ${name}, thank you for your enquiry${about}.`;
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
};

/** One enquiry: who, about what, what to do about it. */
export const EnquiryRow = memo(function EnquiryRow({ enquiry, now, onDelete }: EnquiryRowProps) {
  const { _id, name, email, phone, course, status, message, source, page, createdAt } = enquiry;
  const facts = [
    optionLabel('qualification', enquiry.qualification),
    optionLabel('experience', enquiry.experience),
    enquiry.placementRequired &&
      `Placement support: ${optionLabel('placement', enquiry.placementRequired)}`,
  ].filter(Boolean);
  const answer = status === 'new' ? answerTime(createdAt, now) : undefined;
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 2,
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
          <Typography component="h3" variant="h3">
            {name}
          </Typography>
          <Chip size="small" label={status} color={status === 'new' ? 'primary' : 'default'} />
          {answer && (
            <Typography
              variant="body2"
              color={answer.overdue ? 'error' : 'textSecondary'}
              sx={{ fontWeight: answer.overdue ? 600 : 400 }}
            >
              {answer.text}
            </Typography>
          )}
        </Stack>
        <Typography>
          {courseLabel(course) || 'No course named'}
          {facts.length > 0 && ` · ${facts.join(' · ')}`}
        </Typography>
        {message && <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {receivedAt(createdAt)} · {source}
          {page && `, from ${page}`} · _id {_id}
        </Typography>
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
        >
          Call
        </Button>
        <Button
          size="small"
          variant="outlined"
          href={whatsApp(enquiry)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp ${name}`}
        >
          WhatsApp
        </Button>
        <Button
          size="small"
          variant="outlined"
          href={`mailto:${email}`}
          aria-label={`Email ${name}`}
        >
          Email
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={`Delete enquiry of ${name}`}
          onClick={() => onDelete(enquiry)}
        >
          Delete
        </Button>
      </Stack>
    </Box>
  );
});
