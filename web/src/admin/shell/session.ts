import { may, type Capability, type Role } from '@institute/schema';
import { createContext, use } from 'react';

/** The state of the session, and the signed-in admin. */
export type Session =
  | { readonly state: 'loading' | 'failed' }
  /** `ended` says why, if nobody pressed Logout. */
  | { readonly state: 'signed-out'; readonly ended?: string }
  | { readonly state: 'not-admin' | 'second-step'; readonly email: string }
  | {
      readonly state: 'admin';
      readonly role: Role;
      readonly uid: string;
      readonly name: string;
      readonly email: string;
    };

/** The actions on a session. */
export interface SessionActions {
  /** Rejects with Firebase's error if the sign-in fails. */
  readonly login: (username: string, password: string) => Promise<void>;
  /** Completes the second step of the login with the token for a correct code. */
  readonly enter: (token: string) => Promise<void>;
  readonly logout: () => Promise<void>;
}

export const SessionContext = createContext<(SessionActions & { session: Session }) | null>(null);

export function useSession() {
  const context = use(SessionContext);
  if (!context) throw new Error('SessionContext has no provider');
  return context;
}

/** The signed-in admin; only for components that admins alone see. */
export function useAdmin() {
  const { session } = useSession();
  if (session.state !== 'admin') throw new Error('Nobody is signed in');
  return session;
}

/** Whether the role of the signed-in admin includes it. */
export function useMay(capability: Capability): boolean {
  return may(useAdmin().role, capability);
}
