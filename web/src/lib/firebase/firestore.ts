import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { emulators } from '../../config/env.ts';
import { firebaseApp } from './app.ts';
import { hostAndPort } from './host-and-port.ts';

let instance: Firestore | undefined;

/** The full Firestore SDK with listeners, for the dashboard only. */
export function liveFirestore(): Firestore {
  if (instance) return instance;
  instance = getFirestore(firebaseApp);
  if (emulators) connectFirestoreEmulator(instance, ...hostAndPort(emulators.firestore));
  return instance;
}
