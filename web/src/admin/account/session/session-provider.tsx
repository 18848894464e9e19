import { messages } from '@institute/schema';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useUser } from 'reactfire';
import { env } from '../../../config/env.ts';
import {
  signIn,
  signInWithToken,
  signOut,
  dashboardAccessOf,
  watchUser,
  type DashboardAccess,
} from '../../../lib/firebase/auth.ts';
import { beginLiveQueries, endLiveQueries } from '../../../lib/firebase/live/live.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { timeLimit } from '../../../lib/page/timed.ts';
import { adminEmail } from './admin-email.ts';
import { clearLoginTime, readLoginTime, storeLoginTime, timeLeft } from './login-time.ts';
import { pushSetting, readSwitch } from '../../shell/device-switch.ts';
import { SessionContext, type Session } from '../../shell/session.ts';

/** The simulated delays before the login and before the dashboard (account-3). */
const loginDelay = 1_000;
const redirectDelay = 500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const hasLoginTime = (): boolean => readLoginTime(localStorage, Date.now()) !== null;

/** Whether this tab ended its session, by Logout or after its time, and so needs no other reason. */
let isEndedHere = false;

async function endSession(): Promise<void> {
  isEndedHere = true;
  clearLoginTime(localStorage);
  endLiveQueries();
  await signOut();
}

const ended = {
  byTime: 'You were signed in for 24 hours.',
  byOthers: 'The password was changed, or the account was signed out elsewhere.',
} as const;

type Ended = (typeof ended)[keyof typeof ended];

/** Ends the session by hand, with the notifications of this browser. */
const logout = (): Promise<void> =>
  readSwitch(pushSetting)
    ? import('../push/push.ts').then(({ turnOff }) => turnOff()).then(endSession, endSession)
    : endSession();

/** Ends the session after 24 hours, even if the computer slept through the timer. */
function useExpiry(active: boolean, onEnd: (why: Ended) => void): void {
  useEffect(() => {
    if (!active) return;
    const check = () => {
      const loginTime = readLoginTime(localStorage, Date.now());
      if (loginTime !== null) return timeLeft(loginTime, Date.now());
      onEnd(ended.byTime);
      void endSession();
      return 0;
    };
    const timer = setTimeout(check, check());
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [active, onEnd]);
}

const failedSession: Session = { state: 'failed' };

/** Whether something is taking longer than the timeout of reads (api-6). */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(setLate, timeLimit, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late;
}

/** Shows the welcome, and waits before the dashboard. */
async function welcome(): Promise<void> {
  notify('success', messages.login.success);
  await wait(redirectDelay);
}

/** The session state of the current user, updated whenever their token changes. */
function useAccess(onEnd: (why: Ended) => void) {
  const [access, setAccess] = useState<{ uid: string; is: DashboardAccess | 'failed' } | null>(
    null,
  );
  useEffect(() => {
    let wasSignedIn = false;
    return watchUser((user) => {
      // Also stops the listeners when Firebase ends the session after a password change.
      if (!user) {
        // Logout in another tab takes the login time with it.
        if (!isEndedHere && (wasSignedIn || hasLoginTime())) onEnd(ended.byOthers);
        wasSignedIn = false;
        return endLiveQueries();
      }
      if (!hasLoginTime()) return void endSession();
      wasSignedIn = true;
      isEndedHere = false;
      const { uid } = user;
      dashboardAccessOf(user).then(
        (is) => setAccess({ uid, is }),
        () => setAccess({ uid, is: 'failed' }),
      );
    });
  }, [onEnd]);
  return access;
}

/**
 * Provides the session of the Firebase user, including its 24-hour limit (account-1, account-4).
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { data: user, status } = useUser();
  /** Rendered during the login. */
  const [entering, setEntering] = useState<Session | null>(null);
  const [why, setWhy] = useState<Ended>();
  const access = useAccess(setWhy);

  const session = useMemo<Session>(() => {
    if (entering) return entering;
    if (status === 'loading') return { state: 'loading' };
    // No login time: the sign-in was abandoned, so the form stays.
    if (!user || !hasLoginTime()) return { state: 'signed-out', ...(why && { ended: why }) };
    if (access?.uid !== user.uid) return { state: 'loading' };
    const { is } = access;
    if (is === 'failed') return failedSession;
    const { uid, email = null } = user;
    const name = email ?? uid;
    if (is === 'not-admin' || is === 'second-step') return { state: is, email: name };
    return { state: 'admin', role: is, uid, name: user.displayName ?? name, email: name };
  }, [entering, status, user, access, why]);

  useExpiry(session.state === 'admin' || session.state === 'second-step', setWhy);
  const late = useLate(session.state === 'loading');

  const login = useCallback(async (username: string, password: string) => {
    setEntering({ state: 'signed-out' });
    setWhy(undefined);
    try {
      await wait(loginDelay);
      beginLiveQueries();
      storeLoginTime(localStorage, Date.now());
      const signedIn = await signIn(adminEmail(username, env.VITE_ADMIN_EMAIL_DOMAIN), password);
      const is = await dashboardAccessOf(signedIn);
      if (is !== 'not-admin' && is !== 'second-step') await welcome();
    } catch (error) {
      clearLoginTime(localStorage);
      throw error;
    } finally {
      setEntering(null);
    }
  }, []);

  const enter = useCallback(
    async (token: string) => {
      setEntering(session);
      try {
        await signInWithToken(token);
        await welcome();
      } finally {
        setEntering(null);
      }
    },
    [session],
  );

  const value = useMemo(
    () => ({ session: late ? failedSession : session, login, enter, logout }),
    [session, late, login, enter],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
