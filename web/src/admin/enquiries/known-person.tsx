import { contactsOf, courseLabel, normalisePhone, type StoredEnquiry } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { findEnquiries } from '../../lib/firebase/find-enquiries.ts';
import { timeText } from '../editor/time-text.ts';
import { tabPath } from '../shell/tabs.ts';
import { useSettled } from '../shell/use-settled.ts';

/** The newest enquiry of a phone number, if there is one. */
async function findByPhone(phone: string): Promise<StoredEnquiry | null> {
  const found = await findEnquiries(phone);
  return found.find((each) => contactsOf({ ...each, email: '' }).includes(phone)) ?? null;
}

/** Says who has a typed phone number already, and leads there; what is typed stays in this tab. */
export function KnownPerson({ phone }: { readonly phone: string }) {
  const settled = normalisePhone(useSettled(phone));
  const { data } = useQuery({
    queryKey: ['enquiry of a phone number', settled],
    queryFn: () => findByPhone(settled ?? ''),
    enabled: settled !== undefined,
  });
  return (
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {data && (
        <Alert severity="info" role="none">
          This number has an enquiry:{' '}
          <Link component={RouterLink} to={tabPath('enquiries', data._id)} target="_blank">
            {data.name}
          </Link>
          , {courseLabel(data.course) || 'no course chosen'}, {timeText(data.createdAt)}
        </Alert>
      )}
    </Box>
  );
}
