import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { emulators } from '../../config/env.ts';
import { firebaseApp } from './app.ts';
import { hostAndPort } from './host-and-port.ts';

let instance: FirebaseStorage | undefined;

/** Cloud Storage, for the dashboard only. */
export function storage(): FirebaseStorage {
  if (instance) return instance;
  instance = getStorage(firebaseApp);
  if (emulators) connectStorageEmulator(instance, ...hostAndPort(emulators.storage));
  return instance;
}
