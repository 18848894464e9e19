import { createContext, use } from 'react';

/** Who uses the dashboard, if they may. */
export type Session =
  | { readonly state: 'loading' | 'signed-out' | 'failed' }
  | { readonly state: 'not-admin' | 'second-step'; readonly email: string }
  | {
      readonly state: 'admin';
      readonly uid: string;
      readonly name: string;
      readonly email: string;
    };

/** What can be done about it. */
export interface SessionActions {
  /** Rejects with Firebase's error where the sign-in fails. */
  readonly login: (username: string, password: string) => Promise<void>;
  /** Ends the second step of the login with the token that a right code was answered with. */
  readonly enter: (token: string) => Promise<void>;
  readonly logout: () => Promise<void>;
}

export const SessionContext = createContext<(SessionActions & { session: Session }) | null>(null);

export function useSession() {
  const context = use(SessionContext);
  if (!context) throw new Error('The session is asked for outside of its provider');
  return context;
}

/** The admin who is signed in; only for what an admin alone sees. */
export function useAdmin() {
  const { session } = useSession();
  if (session.state !== 'admin') throw new Error('Nobody is signed in');
  return session;
}
