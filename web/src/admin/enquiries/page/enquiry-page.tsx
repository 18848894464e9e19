import { messages, type StoredEnquiry } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { liveEnquiry } from '../../../lib/firebase/live/live-timeline.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { tabPath } from '../../shell/tabs.ts';
import { dayAt } from '../notes/follow-up.ts';
import { EnquiryRow } from '../row/enquiry-row.tsx';
import { useNow } from '../use-now.ts';
import { useRemoveEnquiry } from '../use-remove-enquiry.ts';
import { CameFrom } from './came-from.tsx';
import { ChatCode } from './chat-code.tsx';
import { JoinedNote, OthersOfPerson } from './others-of-person.tsx';
import { useOthers } from './use-others.ts';
import { Timeline } from './timeline.tsx';

const nothing = () => undefined;

function Found({ stored }: { readonly stored: StoredEnquiry }) {
  const [saved, setSaved] = useState(stored);
  const now = useNow();
  const remove = useRemoveEnquiry();
  const enquiry = saved.updatedAt > stored.updatedAt ? saved : stored;
  const { _id } = enquiry;
  const others = useOthers(enquiry);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0 }}>
        <EnquiryRow
          enquiry={enquiry}
          now={now}
          today={dayAt(now)}
          onUpdated={setSaved}
          onUnsaved={nothing}
          onDelete={remove}
        />
      </Box>
      {enquiry.visits && <CameFrom visits={enquiry.visits} />}
      <ChatCode enquiry={enquiry} onSaved={setSaved} />
      {enquiry.joined && <JoinedNote enquiry={enquiry} to={enquiry.joined.to} />}
      <OthersOfPerson enquiry={enquiry} others={others} />
      <Timeline enquiry={enquiry} joined={others.filter(({ joined }) => joined?.to === _id)} />
    </>
  );
}

/** An enquiry with its timeline. */
export function EnquiryPage({ id }: { readonly id: string }) {
  const live = useLive(useMemo(() => liveEnquiry(id), [id]));
  const [enquiry] = live.status === 'ready' ? live.data : [];
  return (
    <Stack component="section" aria-labelledby="enquiry" sx={{ gap: 2 }}>
      <Link component={RouterLink} to={tabPath('enquiries')}>
        All enquiries
      </Link>
      <Typography id="enquiry" variant="h2">
        Enquiry
      </Typography>
      {live.status === 'loading' && <CircularProgress aria-label="Loading" />}
      {live.status === 'failed' && <Alert severity="error">{messages.fetch.enquiries}</Alert>}
      {live.status === 'ready' && !enquiry && (
        <Alert severity="info">This enquiry no longer exists.</Alert>
      )}
      {enquiry && <Found key={enquiry._id} stored={enquiry} />}
    </Stack>
  );
}
