import type { StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { logContact } from '../enquiries/row/log-contact.ts';
import { largeText, wholeInLargeText } from '../shell/large-text.ts';
import { OnDemand } from '../shell/on-demand.tsx';
import { tabPath } from '../shell/tabs.ts';
import { waitingList, type QueueItem } from './queue.ts';

const message = lazyComponent(async () => (await import('./write-whatsapp.tsx')).WriteWhatsApp);

interface ContactProps {
  readonly enquiry: StoredEnquiry;
  readonly isFirst: boolean;
  readonly onWrite: (enquiry: StoredEnquiry) => void;
}

/** Calls, which is logged, and opens the text of a WhatsApp message. */
function Contact({ enquiry, isFirst, onWrite }: ContactProps) {
  const { _id, name, phone } = enquiry;
  if (!phone) return null;
  const size = { minWidth: 0, minHeight: 44, flexGrow: isFirst ? 1 : 0, flexShrink: 0 };
  return (
    <>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        color={isFirst ? 'secondary' : 'primary'}
        href={`tel:${phone}`}
        aria-label={`Call ${name}`}
        startIcon={isFirst && <Phone size={18} aria-hidden="true" />}
        onClick={() => void logContact(_id, 'call')}
        sx={size}
      >
        Call
      </Button>
      <Button
        variant="outlined"
        color={isFirst ? 'inherit' : 'primary'}
        aria-haspopup="dialog"
        aria-label={`WhatsApp ${name}`}
        startIcon={isFirst && <MessageCircle size={18} aria-hidden="true" />}
        onClick={() => onWrite(enquiry)}
        sx={size}
      >
        {isFirst ? 'WhatsApp' : <MessageCircle size={18} aria-hidden="true" />}
      </Button>
    </>
  );
}

const First = ({ item, onWrite }: { item: QueueItem } & Pick<ContactProps, 'onWrite'>) => (
  <Box
    sx={{
      display: 'grid',
      // Where there is room, what to press is beside whom it is about.
      gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
      columnGap: 2,
      rowGap: 0.5,
      padding: 2,
      borderRadius: 1,
      backgroundColor: 'var(--indigo-ground)',
      color: 'var(--on-indigo)',
    }}
  >
    <Typography sx={{ color: 'var(--on-indigo-soft)' }}>First</Typography>
    <Typography variant="h3" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={item.path} color="inherit" underline="hover">
        {item.title}
      </Link>
    </Typography>
    <Typography sx={{ color: 'var(--on-indigo-soft)' }}>{item.about}</Typography>
    {item.enquiry && (
      <Stack
        direction="row"
        sx={{
          gap: 1,
          gridArea: { md: '1 / 2 / 4 / 3' },
          alignItems: 'center',
          marginTop: { xs: 1, md: 0 },
          maxWidth: '26rem',
          [largeText]: { flexWrap: 'wrap' },
        }}
      >
        <Contact enquiry={item.enquiry} isFirst onWrite={onWrite} />
      </Stack>
    )}
  </Box>
);

const Row = ({ item, onWrite }: { item: QueueItem } & Pick<ContactProps, 'onWrite'>) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      // On phones the time stands before the name, and what it is about below both.
      gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: '5.5rem minmax(0, 1fr) auto' },
      columnGap: { xs: 1, sm: 2 },
      alignItems: { xs: 'baseline', sm: 'center' },
      minHeight: '3.25rem',
      paddingBlock: 0.5,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Typography
      color={item.late ? 'error' : 'textPrimary'}
      sx={{ fontWeight: 600, fontSize: '0.875rem', whiteSpace: 'nowrap' }}
    >
      {item.due}
    </Typography>
    <Box sx={{ display: { xs: 'contents', sm: 'block' }, minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={item.path}
        color="inherit"
        underline="hover"
        noWrap
        sx={{ display: 'block', fontWeight: 600, fontSize: '0.9375rem', ...wholeInLargeText }}
      >
        {item.title}
      </Link>
      <Typography
        color="textSecondary"
        sx={{
          fontSize: '0.8125rem',
          gridRow: { xs: 2, sm: 'auto' },
          gridColumn: { xs: '1 / 3', sm: 'auto' },
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: { xs: '1', sm: '2' },
          [largeText]: { display: 'block' },
        }}
      >
        {item.about}
      </Typography>
    </Box>
    <Stack
      direction="row"
      sx={{
        gridRow: { xs: '1 / 3', sm: 'auto' },
        gridColumn: { xs: 3, sm: 'auto' },
        alignSelf: 'center',
        gap: 0.5,
        // Below the words.
        [largeText]: { gridArea: '3 / 1 / 4 / 4' },
      }}
    >
      {item.enquiry && <Contact enquiry={item.enquiry} isFirst={false} onWrite={onWrite} />}
    </Stack>
  </Box>
);

/** What to do now: the first large, the others in their order. */
export function Queue({ items, more }: { items: readonly QueueItem[]; more: boolean }) {
  const [writing, setWriting] = useState<StoredEnquiry>();
  const [first, ...rest] = items;
  return (
    <Box component="section" aria-labelledby="queue-title">
      <Typography id="queue-title" variant="h3" sx={{ marginBottom: 1 }}>
        {first ? 'What to do now' : 'You are done for now.'}
      </Typography>
      {first && <First item={first} onWrite={setWriting} />}
      {rest.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0, marginTop: 1 }}>
          {rest.map((item) => (
            <Row key={item.id} item={item} onWrite={setWriting} />
          ))}
        </Box>
      )}
      {more && (
        <Link
          component={RouterLink}
          to={tabPath('enquiries') + waitingList}
          sx={{ display: 'inline-block', paddingBlock: 1.5 }}
        >
          View all enquiries
        </Link>
      )}
      {writing && (
        <OnDemand>
          <message.Component enquiry={writing} onClose={() => setWriting(undefined)} />
        </OnDemand>
      )}
    </Box>
  );
}
