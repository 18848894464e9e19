import { collections } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { auditEntry } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/account.ts';

/** The stored second factor of an account. No rule and no answer ever exposes it. */
export interface StoredSecondFactor {
  /** The active secret, in Base32. */
  readonly secret?: string;
  /** The pending secret, active once a first code is confirmed. */
  readonly waiting?: string;
  /** The time step of the last accepted code: the number of 30-second steps since 1970. */
  readonly lastStep?: number;
  /** Number of wrong codes since the last right one. */
  readonly wrongCodes?: number;
  /** Time of the last wrong code, in milliseconds since 1970. */
  readonly lastWrongAt?: number;
  /** Id of the call that wrote this. */
  readonly writtenBy?: string;
}

type AccountAction = 'begin-enrolment' | 'enrol' | 'enter-code' | 'refuse-code' | 'change-password';

/** A new audit event with a fixed id, so that a retry stores it once. */
export function accountRecord(admin: Admin) {
  const entry = firestore().collection(collections.audit).doc();
  const at = new Date().toISOString();
  const data = (action: AccountAction) =>
    auditEntry({ document: `accounts/${admin.uid}`, action, admin, at });
  return { entry, data };
}
