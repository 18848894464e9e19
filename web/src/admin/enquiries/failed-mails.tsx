import type { FailedMail } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { liveFailedMails } from '../../lib/firebase/live/live-mails.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { timeText } from '../editor/time-text.ts';

/** Maximum number of mails listed. */
const most = 5;

const reasons: Record<string, string> = {
  EAUTH: 'the mail server rejected the username or password',
  EENVELOPE: 'the mail server rejected an address',
  EMESSAGE: 'the mail server rejected the message',
  ENOSERVER: 'no mail server is set up',
  ELIMIT: 'this address has reached its daily limit of emails; call instead',
  ELATE: 'it could not be sent before the demo class began or the offer ended',
  ECEILING: 'the site has reached its limit of emails to strangers',
};

function reasonOf({ error }: FailedMail): string {
  const [code = ''] = error.split(' ');
  return `${reasons[code] ?? 'the mail server could not be reached'} (${error})`;
}

/** Lists mails of the site that could not be sent, if there are any. */
export function FailedMails() {
  const source = useMemo(() => liveFailedMails(most), []);
  const live = useLive(source);
  if (live.status !== 'ready' || live.data.length === 0) return null;
  const mails = live.data.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const count = mails.length === most ? `${most} or more emails` : `${mails.length} emails`;
  return (
    <Alert severity="warning" role="region" aria-labelledby="failed-mails">
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', marginBlock: -1, paddingBlock: 1.5 }}>
          <Typography
            id="failed-mails"
            component="h3"
            variant="body2"
            sx={{ display: 'inline', fontWeight: 600 }}
          >
            {mails.length === 1 ? '1 email' : count} could not be sent
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ marginTop: 1 }}>
          No enquiry or booking has been lost: they are all below. If the mail server is the reason,
          we tried for two days. Ask the person who runs the site to check it.
        </Typography>
        <Box component="ul" sx={{ listStyle: 'disc', paddingInlineStart: 2.5, marginTop: 1 }}>
          {mails.map((mail) => (
            <Typography
              key={mail._id}
              component="li"
              variant="body2"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {mail.message.subject}, to {mail.to.join(', ')}, sent {timeText(mail.createdAt)}:{' '}
              {reasonOf(mail)}
            </Typography>
          ))}
        </Box>
      </details>
    </Alert>
  );
}
