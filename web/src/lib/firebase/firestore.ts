import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { emulators } from '../../config/env.ts';
import { firebaseApp } from './app.ts';
import { hostAndPort } from './host-and-port.ts';

let instance: Firestore | undefined;

/** The whole Firestore SDK, which listens: for the dashboard alone. */
export function liveFirestore(): Firestore {
  if (instance) return instance;
  instance = getFirestore(firebaseApp);
  if (emulators) connectFirestoreEmulator(instance, ...hostAndPort(emulators.firestore));
  return instance;
}
