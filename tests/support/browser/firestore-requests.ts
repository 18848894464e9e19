import type { Route } from 'playwright-core';
import { emulatorAddress } from '../ports.ts';

/** Every request of a page to Firestore, as a pattern for `page.route`. */
export const firestoreRequests = `http://${emulatorAddress('test', 'firestore')}/**`;

/** Whether the request reads the document at that path. */
export const readsDocument = (route: Route, path: string): boolean =>
  (route.request().postData() ?? '').includes(`documents/${path}"`);
