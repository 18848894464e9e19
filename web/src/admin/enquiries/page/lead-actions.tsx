import type { StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Phone } from 'lucide-react';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import { largeText } from '../../shell/large-text.ts';
import { MessageButtons } from '../messages/message-buttons.tsx';
import { logContact } from '../row/log-contact.ts';

/** How high they are at the foot of a phone's screen, with large text too. */
export const actionsHeight = 'max(60px, 2.75rem)';

/** Call, WhatsApp and email: at the foot of a phone's screen, under the thumb. */
export const LeadActions = ({ enquiry }: { readonly enquiry: StoredEnquiry }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1,
      position: { xs: 'fixed', lg: 'static' },
      insetInline: 0,
      bottom: 0,
      // Over the bar of tabs that phones have there: on this page the thumb is for the lead.
      zIndex: { xs: 1110, lg: 'auto' },
      minHeight: { xs: actionsHeight, lg: 0 },
      padding: { xs: 1, lg: 0 },
      backgroundColor: 'background.default',
      borderTop: { xs: '1px solid var(--line)', lg: 'none' },
      '& > *': { flex: '1 1 auto', minHeight: 44, paddingInline: 1 },
      '& svg': { flexShrink: 0 },
      [largeText]: {
        gap: 0.5,
        paddingInline: 0.5,
        '&& > *': { minWidth: 0, paddingInline: 0 },
        '& svg': { display: 'none' },
      },
    }}
  >
    {enquiry.phone && (
      <Button
        variant="contained"
        color="secondary"
        startIcon={<Phone size={18} aria-hidden="true" />}
        href={telephoneLink(enquiry.phone)}
        aria-label={`Call ${enquiry.name}`}
        aria-keyshortcuts="c"
        onClick={() => void logContact(enquiry._id, 'call')}
      >
        Call
      </Button>
    )}
    <MessageButtons enquiry={enquiry} />
  </Box>
);
