import { messages } from '@institute/schema';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useUser } from 'reactfire';
import { env } from '../../config/env.ts';
import { isAdmin, signIn, signOut } from '../../lib/firebase/auth.ts';
import { beginLiveQueries, endLiveQueries } from '../../lib/firebase/live.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { timeLimit } from '../../lib/timed.ts';
import { adminEmail } from './admin-email.ts';
import { clearLoginTime, readLoginTime, storeLoginTime, timeLeft } from './login-time.ts';
import { SessionContext, type Session } from './session.ts';

/** Specification, section 9: a simulated delay before the login, and one before the dashboard. */
const loginDelay = 1_000;
const redirectDelay = 500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const hasLoginTime = (): boolean => readLoginTime(localStorage, Date.now()) !== null;

async function endSession(): Promise<void> {
  clearLoginTime(localStorage);
  endLiveQueries();
  await signOut();
}

/** Ends the session when its 24 hours are over, also after the computer slept through the timer. */
function useExpiry(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const check = () => {
      const loginTime = readLoginTime(localStorage, Date.now());
      if (loginTime !== null) return timeLeft(loginTime, Date.now());
      notify('info', 'Your session has ended', 'Sign in again. What you typed is kept as a draft.');
      void endSession();
      return null;
    };
    const timer = setTimeout(check, check() ?? 0);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [active]);
}

const failedSession: Session = { state: 'failed' };

/** Whether something has taken longer than any read may (acceptance 79). */
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

type Standing = 'unknown' | 'failed' | 'admin' | 'not-admin';

/** Knows who is signed in with Firebase Authentication, and for how long (acceptance D15, 65). */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { data: user, status } = useUser();
  const [entering, setEntering] = useState(false);
  const [standing, setStanding] = useState<{ uid: string; is: Standing } | null>(null);

  useEffect(() => {
    if (!user) return;
    if (!hasLoginTime()) {
      void endSession();
      return;
    }
    const { uid } = user;
    isAdmin(user).then(
      (admin) => setStanding({ uid, is: admin ? 'admin' : 'not-admin' }),
      () => setStanding({ uid, is: 'failed' }),
    );
  }, [user]);

  const session = useMemo<Session>(() => {
    if (entering) return { state: 'signed-out' };
    if (status === 'loading') return { state: 'loading' };
    // Without a login time it is a sign-in that was given up; the form stays as it was meanwhile.
    if (!user || !hasLoginTime()) return { state: 'signed-out' };
    const is = standing?.uid === user.uid ? standing.is : 'unknown';
    if (is === 'unknown') return { state: 'loading' };
    if (is === 'failed') return { state: 'failed' };
    const email = user.email ?? user.uid;
    if (is === 'not-admin') return { state: 'not-admin', email };
    return { state: 'admin', uid: user.uid, name: user.displayName ?? email };
  }, [entering, status, user, standing]);

  useExpiry(session.state === 'admin');
  const late = useLate(session.state === 'loading');

  const login = useCallback(async (username: string, password: string) => {
    setEntering(true);
    try {
      await wait(loginDelay);
      beginLiveQueries();
      storeLoginTime(localStorage, Date.now());
      const signedIn = await signIn(adminEmail(username, env.VITE_ADMIN_EMAIL_DOMAIN), password);
      if (await isAdmin(signedIn)) {
        notify('success', messages.login.success);
        await wait(redirectDelay);
      }
    } catch (error) {
      clearLoginTime(localStorage);
      throw error;
    } finally {
      setEntering(false);
    }
  }, []);

  const value = useMemo(
    () => ({ session: late ? failedSession : session, login, logout: endSession }),
    [session, late, login],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
