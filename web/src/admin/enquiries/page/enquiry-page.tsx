import {
  messages,
  type StoredEnquiry,
  utmNames,
  type Visit,
  type Visits,
  contactsOf,
} from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { liveEnquiry, liveEnquiriesOf } from '../../../lib/firebase/live/live-timeline.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { tabPath } from '../../shell/tabs.ts';
import { dayAt } from '../notes/follow-up.ts';
import { EnquiryRow } from '../row/enquiry-row.tsx';
import { receivedAt } from '../row/received-at.ts';
import { useNow } from '../use-now.ts';
import { useRemoveEnquiry } from '../use-remove-enquiry.ts';
import { ChatCode } from './chat-code.tsx';
import { JoinedNote, OthersOfPerson } from './others-of-person.tsx';
import { Timeline } from './timeline.tsx';

/** The other enquiries of the same email or phone, newest first. */
function useOthers({ _id, email, phone }: StoredEnquiry): readonly StoredEnquiry[] {
  const source = useMemo(
    () => liveEnquiriesOf(_id, contactsOf({ email, phone })),
    [_id, email, phone],
  );
  const live = useLive(source);
  return useMemo(
    () =>
      (live.status === 'ready' ? live.data : [])
        .filter((other) => other._id !== _id)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    [live, _id],
  );
}

const textOf = (visit: Visit): string =>
  [
    `on ${visit.landing}`,
    visit.referrer && `from ${visit.referrer}`,
    ...utmNames.map((name) => visit[name] && `${name}: ${visit[name]}`),
    receivedAt(visit.at),
  ]
    .filter(Boolean)
    .join(' · ');

/** How whoever sent an enquiry came to the site, as their browser noted it. */
function CameFrom({ visits: { first, last } }: { readonly visits: Visits }) {
  const isOne = first.at === last.at;
  return (
    <section aria-labelledby="came-from">
      <Typography id="came-from" variant="h3">
        How they found us
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isOne ? 'Visit' : 'First visit'} {textOf(first)}
      </Typography>
      {!isOne && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>Last visit {textOf(last)}</Typography>
      )}
    </section>
  );
}

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
