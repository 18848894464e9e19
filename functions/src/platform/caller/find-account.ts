import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../admin.ts';

const isNoUser = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

/** What a look-up of an account finds, if anything. */
export const orUndefined = (lookUp: Promise<UserRecord>): Promise<UserRecord | undefined> =>
  lookUp.catch((error: unknown) => {
    if (isNoUser(error)) return undefined;
    throw error;
  });

export const findAccount = async (id: string): Promise<UserRecord | undefined> =>
  orUndefined((await auth()).getUser(id));
