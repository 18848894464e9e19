import { initializeApp, type App } from 'firebase-admin/app';
import type { AppCheck } from 'firebase-admin/app-check';
import type { Auth } from 'firebase-admin/auth';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Messaging } from 'firebase-admin/messaging';
import type { Storage } from 'firebase-admin/storage';

type Bucket = ReturnType<Storage['bucket']>;

let appOfInstance: App | undefined;
let firestoreOfInstance: Firestore | undefined;

const app = (): App => (appOfInstance ??= initializeApp());

/**
 * Firestore over REST, for a faster cold start than gRPC; but gRPC with the emulator, because over
 * REST the SDK asks for real credentials even there.
 */
export const firestore = (): Firestore =>
  (firestoreOfInstance ??= initializeFirestore(app(), {
    preferRest: process.env['FIRESTORE_EMULATOR_HOST'] === undefined,
  }));

/** Firebase Authentication, loaded only by requests that carry a token. */
export const auth = async (): Promise<Auth> => (await import('firebase-admin/auth')).getAuth(app());

/** App Check, loaded only by requests that carry its token. */
export const appCheck = async (): Promise<AppCheck> =>
  (await import('firebase-admin/app-check')).getAppCheck(app());

/** Firebase Cloud Messaging, loaded only to notify someone. */
export const messaging = async (): Promise<Messaging> =>
  (await import('firebase-admin/messaging')).getMessaging(app());

/**
 * A bucket, by default that of the uploads; loaded only by requests for files. Calls are retried when
 * the connection breaks, as each is safe to repeat. By default the SDK stops retrying all calls while
 * one without a precondition runs, and sometimes for good.
 */
export async function bucket(name?: string): Promise<Bucket> {
  const { getStorage } = await import('firebase-admin/storage');
  const { IdempotencyStrategy } = await import('@google-cloud/storage');
  const found = getStorage(app()).bucket(name);
  found.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return found;
}
