import { localDay, plainDay, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Phone } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import { phoneText } from '../../enquiries/row/phone-text.ts';
import { tabPath } from '../../shell/tabs.ts';

/** Somebody who has a seat in a batch: since when, how to call and to write to them. */
export function StudentRow({ student }: { readonly student: StoredEnquiry }) {
  const { _id: id, name, phone, email, enrolment } = student;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 1fr) minmax(0, 1fr) auto',
        },
        columnGap: 1.5,
        alignItems: 'center',
        minHeight: 56,
        paddingBlock: 0.75,
        borderBottom: '1px solid var(--line)',
        overflowWrap: 'anywhere',
      }}
    >
      <Box>
        <Link
          component={RouterLink}
          to={tabPath('enquiries', id)}
          underline="hover"
          sx={{ color: 'text.primary', fontWeight: 600 }}
        >
          {name}
        </Link>
        {enrolment?.at && (
          <Typography sx={{ fontSize: '0.8125rem' }} color="textSecondary">
            Since {plainDay(localDay(new Date(enrolment.at)))}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridRow: { xs: 2, md: 1 }, gridColumn: { xs: '1 / -1', md: 2 } }}>
        {email && (
          <Link href={`mailto:${email}`} sx={{ display: 'inline-block', paddingBlock: 1 }}>
            {email}
          </Link>
        )}
      </Box>
      {phone && (
        <Button
          href={telephoneLink(phone)}
          aria-label={`Call ${name}: ${phoneText(phone)}`}
          startIcon={<Phone size={18} aria-hidden="true" />}
          sx={{ minHeight: 44, fontWeight: 500 }}
        >
          {phoneText(phone)}
        </Button>
      )}
    </Box>
  );
}
