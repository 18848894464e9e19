import { collections } from '@institute/schema';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { auditEntry } from '../audit.ts';
import type { Admin } from './authenticate.ts';

/** What is kept of an account's second factor. No rule and no answer ever shows it. */
export interface StoredSecondFactor {
  /** The secret that counts, in Base32. */
  readonly secret?: string;
  /** The one that counts as soon as a code of it was right. */
  readonly waiting?: string;
  /** The number, since 1970, of the 30 seconds of the last code that was taken. */
  readonly lastStep?: number;
  /** How many codes were wrong since the last right one. */
  readonly wrongCodes?: number;
  /** When the last wrong code came, in milliseconds since 1970. */
  readonly lastWrongAt?: number;
  /** The call that wrote this, by an id of its own. */
  readonly writtenBy?: string;
}

export const secondFactorOf = (uid: string): DocumentReference =>
  firestore().collection('secondFactors').doc(uid);

/** What is on record of an account. */
type AccountAction =
  | 'begin-enrolment'
  | 'enrol'
  | 'complete-enrolment'
  | 'enter-code'
  | 'refuse-code'
  | 'change-password';

/** A new entry of the audit trail; storing it again stores it once. */
export function accountRecord(admin: Admin) {
  const entry = firestore().collection(collections.audit).doc();
  const at = new Date().toISOString();
  const data = (action: AccountAction) =>
    auditEntry({ document: `accounts/${admin.uid}`, action, admin, at });
  return { entry, data };
}
