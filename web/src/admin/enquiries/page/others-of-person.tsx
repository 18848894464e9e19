import { courseLabel, messages, type StoredEnquiry } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { tabPath } from '../../shell/tabs.ts';
import { timeText } from '../../editor/time-text.ts';

/** Most that are joined by one press. */
const most = 20;

interface SeparateButtonProps {
  readonly enquiry: StoredEnquiry;
  readonly onSeparated?: () => void;
}

function SeparateButton({ enquiry, onSeparated }: SeparateButtonProps) {
  const [busy, setBusy] = useState(false);

  async function separate() {
    setBusy(true);
    try {
      await callApi('separateEnquiry', { id: enquiry._id, body: {} });
      notify('success', 'Separated');
      onSeparated?.();
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
    }
    setBusy(false);
  }

  return (
    <BusyButton
      size="small"
      variant="text"
      busy={busy}
      busyLabel="Separating..."
      aria-label={`Separate the enquiry from ${timeText(enquiry.createdAt)}`}
      onClick={() => void separate()}
    >
      Separate
    </BusyButton>
  );
}

/** Says that an enquiry is joined to another one, and leads there. */
export const JoinedNote = ({
  enquiry,
  to,
}: {
  readonly enquiry: StoredEnquiry;
  readonly to: string;
}) => (
  <Alert severity="info" action={<SeparateButton enquiry={enquiry} />}>
    This enquiry is joined to{' '}
    <Link component={RouterLink} to={tabPath('enquiries', to)}>
      another one from this person
    </Link>
    , so it does not appear in lists.
  </Alert>
);

interface OthersOfPersonProps {
  readonly enquiry: StoredEnquiry;
  readonly others: readonly StoredEnquiry[];
}

/** Links to the other enquiries of the same email or phone, and joins them to this one. */
export function OthersOfPerson({ enquiry: { _id, joined: own }, others }: OthersOfPersonProps) {
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (others.length === 0) return null;
  /** The button that was pressed goes once it is so. */
  const focusHeading = () => heading.current?.focus();
  const separate = others.filter(({ joined }) => !joined).slice(0, most);
  const isOne = separate.length === 1;
  const count = isOne ? 'the other enquiry' : `${separate.length} other enquiries`;

  async function join() {
    const agreed = await confirm({
      title: `Join ${count} to this one?`,
      text: `This page will show ${isOne ? 'both' : 'all their'} timelines. The ${isOne ? 'other' : 'others'} will be closed and removed from the lists. You can separate them again later.`,
      agree: 'Join',
    });
    if (!agreed) return;
    setBusy(true);
    try {
      await callApi('joinEnquiries', {
        id: _id,
        body: { ids: separate.map((other) => other._id) },
      });
      notify('success', 'Joined');
      focusHeading();
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
    }
    setBusy(false);
  }

  return (
    <section aria-labelledby="others">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="others" variant="h3" ref={heading} tabIndex={-1}>
          Same email or phone
        </Typography>
        {!own && separate.length > 0 && (
          <BusyButton
            size="small"
            variant="outlined"
            busy={busy}
            busyLabel="Joining..."
            onClick={() => void join()}
          >
            Join with this one
          </BusyButton>
        )}
      </Stack>
      <Box component="ul" sx={{ listStyle: 'disc', paddingInlineStart: 2.5 }}>
        {others.map((other) => (
          <li key={other._id}>
            <Link component={RouterLink} to={tabPath('enquiries', other._id)}>
              {other.name}, {courseLabel(other.course) || 'no course chosen'},{' '}
              {timeText(other.createdAt)}
            </Link>{' '}
            ({other.joined ? 'joined' : other.status})
            {other.joined?.to === _id && (
              <SeparateButton enquiry={other} onSeparated={focusHeading} />
            )}
          </li>
        ))}
      </Box>
    </section>
  );
}
