import { initializeApp, type App } from 'firebase-admin/app';
import type { AppCheck } from 'firebase-admin/app-check';
import type { Auth } from 'firebase-admin/auth';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

type Bucket = ReturnType<Storage['bucket']>;

let appOfInstance: App | undefined;
let firestoreOfInstance: Firestore | undefined;

const app = (): App => (appOfInstance ??= initializeApp());

/**
 * Firestore over REST, which is ready sooner after a cold start than gRPC; but with the emulator
 * over gRPC, because over REST the SDK asks for real credentials even there.
 */
export const firestore = (): Firestore =>
  (firestoreOfInstance ??= initializeFirestore(app(), {
    preferRest: process.env['FIRESTORE_EMULATOR_HOST'] === undefined,
  }));

/** Firebase Authentication; only requests that carry a token pay for loading it. */
export const auth = async (): Promise<Auth> => (await import('firebase-admin/auth')).getAuth(app());

/** App Check; only requests that carry its token pay for loading it. */
export const appCheck = async (): Promise<AppCheck> =>
  (await import('firebase-admin/app-check')).getAppCheck(app());

/** The bucket of the uploads, or the one of that name; only requests for files pay for loading it. */
export const bucket = async (name?: string): Promise<Bucket> =>
  (await import('firebase-admin/storage')).getStorage(app()).bucket(name);
