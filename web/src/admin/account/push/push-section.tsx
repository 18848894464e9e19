import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useAdmin } from '../../shell/session.ts';
import { AccountSection } from '../account-section.tsx';
import { reasonOf } from '../reason-of.ts';
import { isOnFor, turnOff, turnOn } from './push.ts';

const title = 'Notify this browser of new enquiries';

const blocked =
  'This browser blocks notifications of this site. Allow them in its settings of the site, then try again.';

/** What Firebase Cloud Messaging does in a browser. */
interface BrowserPush {
  readonly supportsPush: () => Promise<boolean>;
  readonly getPushToken: () => Promise<string>;
}

interface PushSectionProps {
  readonly load?: () => Promise<BrowserPush>;
}

/** Firebase's script is loaded when the account is opened. */
const loadFirebase = (): Promise<BrowserPush> => import('../../../lib/firebase/push.ts');

/** Switches notifications of one's own new enquiries in this browser; nothing where it has none. */
export function PushSection({ load = loadFirebase }: PushSectionProps) {
  const [push, setPush] = useState<BrowserPush>();

  useEffect(() => {
    if (!('Notification' in window)) return;
    load()
      .then(async (loaded) => (await loaded.supportsPush()) && setPush(loaded))
      .catch(() => undefined);
  }, [load]);

  return push && <PushSwitch push={push} />;
}

function PushSwitch({ push }: { readonly push: BrowserPush }) {
  const { uid } = useAdmin();
  const [isOn, setOn] = useState(() => isOnFor(uid));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  // Tokens change, and the server forgets those of an account that was signed out.
  useEffect(() => {
    if (!isOnFor(uid)) return;
    push
      .getPushToken()
      .then((token) => turnOn(uid, token))
      .catch(() => setOn(false));
  }, [push, uid]);

  async function begin(): Promise<string | undefined> {
    if ((await Notification.requestPermission()) !== 'granted') return blocked;
    await turnOn(uid, await push.getPushToken());
    setOn(true);
    return undefined;
  }

  async function choose(wanted: boolean) {
    setBusy(true);
    setProblem(undefined);
    try {
      if (wanted) setProblem(await begin());
      else {
        await turnOff();
        setOn(false);
      }
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <AccountSection
        title={title}
        text="It says that an enquiry is yours, and nothing about the person. Logging out switches it off."
      >
        <Switch
          checked={isOn}
          disabled={busy}
          slotProps={{ input: { 'aria-label': title } }}
          onChange={(_, checked) => void choose(checked)}
        />
      </AccountSection>
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
    </>
  );
}
