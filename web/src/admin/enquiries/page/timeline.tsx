import { messages, type StoredEnquiry, type StoredTimelineEntry } from '@institute/schema';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { liveTimeline } from '../../../lib/firebase/live/live-timeline.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { timeText } from '../../editor/time-text.ts';
import { ReadFailure } from '../../shell/read-state.tsx';

/** Most enquiries in one timeline. */
const mostJoined = 30;

const titles: Record<StoredTimelineEntry['kind'], string> = {
  note: 'Note',
  call: 'Called',
  outcome: 'Outcome',
  whatsapp: 'WhatsApp message',
  email: 'Email',
  change: 'Changed',
};

const Entry = ({ title, text, about }: Record<'title' | 'text' | 'about', string>) => (
  <Box component="li" sx={{ paddingBlock: 1, borderBottom: 1, borderColor: 'divider' }}>
    <Typography variant="body2" color="textSecondary">
      {title} · {about}
    </Typography>
    {text && (
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    )}
  </Box>
);

/** What happened to an enquiry, latest first. */
export function Timeline({
  enquiry,
  joined,
}: {
  readonly enquiry: StoredEnquiry;
  /** Those that are joined to it. */
  readonly joined: readonly StoredEnquiry[];
}) {
  const { _id } = enquiry;
  const arrivals = [enquiry, ...joined]
    .slice(0, mostJoined)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const live = useLive(liveTimeline(arrivals.map((each) => each._id)));
  return (
    <Stack component="section" aria-labelledby="timeline" sx={{ gap: 1 }}>
      <Typography id="timeline" variant="h3">
        Timeline
      </Typography>
      {live.status === 'failed' && (
        <ReadFailure reason={messages.fetch.enquiries} onRetry={live.retry} />
      )}
      <Box component="ol" aria-labelledby="timeline" sx={{ listStyle: 'none', padding: 0 }}>
        {live.status === 'ready' &&
          live.data.map((entry) => (
            <Entry
              key={entry._id}
              title={titles[entry.kind]}
              text={entry.text}
              about={`${timeText(entry.at)}${entry.byName && `, ${entry.byName}`}`}
            />
          ))}
        {arrivals.map((each) => (
          <Entry
            key={each._id}
            title="Received"
            text={each._id === _id ? '' : each.message}
            about={`${timeText(each.createdAt)}, ${each.source}`}
          />
        ))}
      </Box>
    </Stack>
  );
}
