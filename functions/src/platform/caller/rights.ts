import { roleOf, type Role } from '@institute/schema';
import type { UserRecord } from 'firebase-admin/auth';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { ApiError } from '../errors.ts';
import { transact } from '../transact.ts';
import { findAccount } from './find-account.ts';

/**
 * What an account may do, and whether its sign-in needs a second step. Every change is made here, in a
 * transaction; the custom claims follow from it (`writeClaims`). No rule gives access to it.
 */
export interface Rights {
  /** Null for an account that is no admin's. */
  readonly role: Role | null;
  readonly secondFactor: 'none' | 'required';
  /** As it stood in the invitation: anybody can give their own account another one. */
  readonly name: string;
}

type Claims = Readonly<Record<string, unknown>>;

export const allStoredRights = (): CollectionReference => firestore().collection('accounts');

export const storedRights = (uid: string): DocumentReference => allStoredRights().doc(uid);

/** The second factor of an account (`functions/src/account/second-factor.ts`). No rule gives access to it. */
export const secondFactorOf = (uid: string): DocumentReference =>
  firestore().collection('secondFactors').doc(uid);

export const busyRights = (): ApiError =>
  new ApiError('conflict', 'This account is being changed at the same time; try again');

const claimedRights = (claims: Claims = {}): Rights => ({
  role: claims['admin'] === true ? (roleOf(claims) ?? null) : null,
  secondFactor: claims['secondFactor'] === 'required' ? 'required' : 'none',
  name: '',
});

/** What is stored. A change of a part may have been the first to be stored. */
export function parseRights(snapshot: DocumentSnapshot): Rights {
  const { role = null, secondFactor = 'none', name = '' }: Partial<Rights> = snapshot.data() ?? {};
  return { role, secondFactor, name };
}

/** Whether the claims say what they should. A second factor that only they require stays required. */
export function claimsAgree(claims: Claims | undefined, { role, secondFactor }: Rights): boolean {
  const claimed = claimedRights(claims);
  return claimed.role === role && (claimed.secondFactor === 'required' || secondFactor === 'none');
}

/** Stores the rights of an account that has only claims, as all had before rights were stored. */
const storeClaimed = (uid: string): Promise<Rights> =>
  transact(
    storedRights(uid).path,
    async (transaction) => {
      const [known, factor] = await transaction.getAll(storedRights(uid), secondFactorOf(uid));
      if (known?.exists) return parseRights(known);
      const account = await findAccount(uid);
      if (!account) return claimedRights();
      const { role, secondFactor } = claimedRights(account.customClaims);
      const hasFactor = factor?.get('secret') !== undefined;
      const rights: Rights = {
        role,
        secondFactor: hasFactor ? 'required' : secondFactor,
        name: account.displayName ?? '',
      };
      transaction.set(storedRights(uid), rights);
      return rights;
    },
    busyRights,
  );

/**
 * The rights of an account: an admin is one by the stored rights and by the claims. `known` is what is
 * stored, where that was read before.
 */
export async function rightsOf(
  { uid, customClaims }: UserRecord,
  known?: DocumentSnapshot,
): Promise<Rights> {
  const claimed = claimedRights(customClaims);
  if (claimed.role === null) return claimed;
  const snapshot = known ?? (await storedRights(uid).get());
  const stored = snapshot.exists ? parseRights(snapshot) : await storeClaimed(uid);
  const isRequired = [claimed, stored].some(({ secondFactor }) => secondFactor === 'required');
  return { ...stored, secondFactor: isRequired ? 'required' : 'none' };
}
