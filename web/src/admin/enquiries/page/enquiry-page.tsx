import { contactsOf, messages, type StoredEnquiry } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { liveEnquiriesOf, liveEnquiry } from '../../../lib/firebase/live/live-timeline.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { tabPath } from '../../parts/shell/tabs.ts';
import { courseLabel } from '../enquiry-labels.ts';
import { dayAt } from '../notes/follow-up.ts';
import { EnquiryRow } from '../row/enquiry-row.tsx';
import { receivedAt } from '../row/received-at.ts';
import { useNow } from '../use-now.ts';
import { useRemoveEnquiry } from '../use-remove-enquiry.ts';
import { CameFrom } from './came-from.tsx';
import { Timeline } from './timeline.tsx';

/** Links to the other enquiries of the same email or phone. */
function OthersOfPerson({ enquiry }: { readonly enquiry: StoredEnquiry }) {
  const { _id, email, phone } = enquiry;
  const source = useMemo(
    () => liveEnquiriesOf(_id, contactsOf({ email, phone })),
    [_id, email, phone],
  );
  const live = useLive(source);
  const others = live.status === 'ready' ? live.data.filter((other) => other._id !== _id) : [];
  if (others.length === 0) return null;
  const newestFirst = others.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return (
    <section aria-labelledby="others">
      <Typography id="others" variant="h3">
        Same email or phone
      </Typography>
      <Box component="ul" sx={{ listStyle: 'disc', paddingInlineStart: 2.5 }}>
        {newestFirst.map((other) => (
          <li key={other._id}>
            <Link component={RouterLink} to={tabPath('enquiries', other._id)}>
              {other.name}, {courseLabel(other.course) || 'no course given'},{' '}
              {receivedAt(other.createdAt)}
            </Link>{' '}
            ({other.status})
          </li>
        ))}
      </Box>
    </section>
  );
}

const nothing = () => undefined;

function Found({ stored }: { readonly stored: StoredEnquiry }) {
  const [saved, setSaved] = useState(stored);
  const now = useNow();
  const remove = useRemoveEnquiry();
  const enquiry = saved.updatedAt > stored.updatedAt ? saved : stored;
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
      <OthersOfPerson enquiry={enquiry} />
      <Timeline enquiry={enquiry} />
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
        <Alert severity="info">This enquiry is not here any more.</Alert>
      )}
      {enquiry && <Found key={enquiry._id} stored={enquiry} />}
    </Stack>
  );
}
