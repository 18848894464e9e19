import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { emulators } from '../../config/env.ts';
import { firebaseApp } from './app.ts';
import { hostAndPort } from './host-and-port.ts';

let instance: Firestore | undefined;

/** The lite Firestore SDK, for visitors: it reads once and does not listen. */
export function firestore(): Firestore {
  if (instance) return instance;
  // Failed calls are logged once, by their callers.
  setLogLevel('silent');
  instance = getFirestore(firebaseApp);
  if (emulators) connectFirestoreEmulator(instance, ...hostAndPort(emulators.firestore));
  return instance;
}
