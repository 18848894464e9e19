import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { signInWithToken } from '../../lib/firebase/auth.ts';
import { env } from '../../config/env.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { useAdmin, useMay, useSession } from '../shell/session.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { PushSection } from './push/push-section.tsx';
import { reasonOf } from './reason-of.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useAccount } from './use-account.ts';
import { ReadFailure } from '../shell/read-state.tsx';

type Task = 'password' | 'second-step';

const titles: Readonly<Record<Task, string>> = {
  password: 'Change your password',
  'second-step': 'Set up two-step verification',
};

interface AccountDialogProps {
  readonly onClose: () => void;
}

/** Who is signed in, and their sign-in settings. */
export function AccountDialog({ onClose }: AccountDialogProps) {
  const { email } = useAdmin();
  const { logout } = useSession();
  const [task, setTask] = useState<Task>();
  const back = <Button onClick={() => setTask(undefined)}>Back</Button>;

  /** Continues after a change that ended every session, this one included. */
  async function carryOn(token: string, done: string): Promise<void> {
    try {
      await signInWithToken(token);
    } catch {
      notify('info', done, 'Sign in again to continue.');
      return logout();
    }
    notify('success', done, 'You have been signed out everywhere else.');
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="account">
      <DialogTitle id="account">{task ? titles[task] : 'Your account'}</DialogTitle>
      <DialogContent>
        {task === undefined && <Overview onTask={setTask} onClose={onClose} />}
        {task === 'password' && (
          <PasswordForm email={email} onToken={(token) => carryOn(token, 'Password changed')}>
            {back}
          </PasswordForm>
        )}
        {task === 'second-step' && (
          <SecondFactorSetup onToken={(token) => carryOn(token, 'Two-step verification is on')}>
            {back}
          </SecondFactorSetup>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface OverviewProps extends AccountDialogProps {
  readonly onTask: (task: Task) => void;
}

function Overview({ onTask, onClose }: OverviewProps) {
  const { name, email } = useAdmin();
  const mayHandle = useMay('handleEnquiries');
  return (
    <Stack spacing={2}>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {email !== name && (
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        )}
      </div>
      <AccountSection title="Password" text="Changing it signs you out everywhere else.">
        <Button variant="outlined" onClick={() => onTask('password')}>
          Change password
        </Button>
      </AccountSection>
      <SecondStep email={email} onSetUp={() => onTask('second-step')} />
      {env.VITE_FIREBASE_VAPID_KEY && mayHandle && <PushSection />}
      <Button onClick={onClose} sx={{ alignSelf: 'end' }}>
        Close
      </Button>
    </Stack>
  );
}

interface SecondStepProps {
  readonly email: string;
  readonly onSetUp: () => void;
}

function SecondStep({ email, onSetUp }: SecondStepProps) {
  const { data: account, error, refetch } = useAccount(email);
  if (!account) {
    return (
      <AccountSection title="Two-step verification" text={error ? '' : 'Loading...'}>
        {error && <ReadFailure reason={reasonOf(error)} onRetry={refetch} />}
      </AccountSection>
    );
  }
  if (account.secondFactor === 'enrolled') {
    return (
      <AccountSection
        title="Two-step verification: on"
        text="You sign in with your password and a code from your authenticator app. If you lose your phone, ask the person who manages the accounts."
      />
    );
  }
  return (
    <AccountSection
      title="Two-step verification: off"
      text="You sign in with your password only. Set up an app on your phone to ask for a code as well."
    >
      <Button variant="outlined" onClick={onSetUp}>
        {' '}
        Set up{' '}
      </Button>
    </AccountSection>
  );
}
