import { collections, contactsOf, messages, type StoredEnquiry } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { liveEnquiry, liveEnquiriesOf } from '../../../lib/firebase/live/live-timeline.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { NotesDisclosure } from '../notes/notes-disclosure.tsx';
import { CopiedText } from '../../shell/copied-text.tsx';
import { useHidden } from '../../shell/deletion/deletions.ts';
import { useNow } from '../use-now.ts';
import { CameFrom } from './came-from.tsx';
import { DemoBooking } from './demo-booking.tsx';
import { FollowUpButtons } from './follow-up-buttons.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadHead, type Neighbours } from './lead-head.tsx';
import { afterDeletion } from './lead-path.ts';
import { LinkVisit } from './link-visit.tsx';
import { NoteForm } from './note-form.tsx';
import { JoinedNote, OthersOfPerson } from './others-of-person.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { PhoneField } from './phone-field.tsx';
import { Timeline } from './timeline.tsx';
import { TypedNoteContext, type AddTypedNote } from './typed-note.ts';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';

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

interface LeadProps {
  /** The address of the list. */
  readonly list: string;
  readonly neighbours: Neighbours;
  /** Called with each saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

function Found({
  stored,
  list,
  neighbours,
  onUpdated,
}: LeadProps & { readonly stored: StoredEnquiry }) {
  const [saved, setSaved] = useState(stored);
  const [isChoosing, setIsChoosing] = useState(false);
  const typedNote = useRef<AddTypedNote>(null);
  const now = useNow();
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation();
  const [cameBy] = useState(state === afterDeletion ? 'default' : key);
  useEffect(() => {
    // What led here may be gone, and a screen reader says who is open now; the page itself begins where it did.
    if (cameBy !== 'default')
      document.querySelector<HTMLElement>('#lead')?.focus({ preventScroll: true });
  }, [cameBy]);
  const enquiry = saved.updatedAt > stored.updatedAt ? saved : stored;
  const { _id, name, email, message } = enquiry;
  const others = useOthers(enquiry);
  const update = (changed: StoredEnquiry) => {
    setSaved(changed);
    onUpdated(changed);
  };
  const moment = new Date(now);
  return (
    <TypedNoteContext value={typedNote}>
      <LeadHead
        enquiry={enquiry}
        list={list}
        now={now}
        neighbours={neighbours}
        onUpdated={update}
      />
      <LeadActions enquiry={enquiry} />
      <Stack
        direction="row"
        sx={{
          columnGap: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          overflowWrap: 'anywhere',
          '& span': { fontSize: '0.875rem' },
        }}
      >
        <PhoneField enquiry={enquiry} onUpdated={update} />
        {email && <CopiedText what={`email of ${name}`} text={email} />}
      </Stack>
      <OutcomeButtons
        enquiry={enquiry}
        now={moment}
        onUpdated={update}
        onBook={() => setIsChoosing(true)}
        onDone={() => navigate(neighbours.next ?? list)}
        onUndone={() => navigate(pathname + search)}
      />
      <DemoBooking enquiry={enquiry} isChoosing={isChoosing} onChoosing={setIsChoosing} />
      <FollowUpButtons enquiry={enquiry} now={moment} onUpdated={update} />
      {message && (
        <Typography
          component="blockquote"
          sx={{
            margin: 0,
            paddingInlineStart: 1.5,
            borderInlineStart: '3px solid var(--turmeric)',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {message}
        </Typography>
      )}
      <LeadFacts enquiry={enquiry} />
      <NotesDisclosure enquiry={enquiry} onUpdated={update} />
      {enquiry.joined && <JoinedNote enquiry={enquiry} to={enquiry.joined.to} />}
      <OthersOfPerson enquiry={enquiry} others={others} />
      <Timeline enquiry={enquiry} joined={others.filter(({ joined }) => joined?.to === _id)} />
      {enquiry.visits && <CameFrom visits={enquiry.visits} />}
      <LinkVisit enquiry={enquiry} onSaved={update} />
      <NoteForm enquiry={_id} />
    </TypedNoteContext>
  );
}

/** An enquiry with what can be done about it, and its timeline. */
export function EnquiryPage({ id, ...lead }: LeadProps & { readonly id: string }) {
  const live = useLive(useMemo(() => liveEnquiry(id), [id]));
  const isGoing = useHidden(collections.enquiries, undefined).has(id);
  const [enquiry] = live.status === 'ready' && !isGoing ? live.data : [];
  return (
    <Stack
      component="section"
      id="lead"
      tabIndex={-1}
      aria-labelledby={enquiry ? 'enquiry' : undefined}
      sx={{
        gap: 1.5,
        minHeight: { lg: '100%' },
        paddingBottom: { xs: 17, lg: 0 },
        '&:focus-visible': { outline: 'none' },
      }}
    >
      {!enquiry && (
        <Link component={RouterLink} to={lead.list} variant="body2" sx={{ alignSelf: 'start' }}>
          All enquiries
        </Link>
      )}
      {live.status === 'loading' && <LoadingShape of="fields" />}
      {live.status === 'failed' && (
        <ReadFailure reason={messages.fetch.enquiries} onRetry={live.retry} />
      )}
      {live.status === 'ready' && !enquiry && (
        <Alert severity="info">
          {isGoing ? 'This enquiry is deleted.' : 'This enquiry no longer exists.'}
        </Alert>
      )}
      {enquiry && <Found key={enquiry._id} stored={enquiry} {...lead} />}
    </Stack>
  );
}
