import type { Route } from 'playwright-core';
import { emulatorAddress } from '../ports.ts';

/** Every request of a page to Firestore, as a pattern for `page.route`. */
export const firestoreRequests = `http://${emulatorAddress('test', 'firestore')}/**`;

/** Every request of a page for content: to Firestore, or for a part of a list. */
export const contentRequests = ({ host, pathname }: URL): boolean =>
  host === emulatorAddress('test', 'firestore') || pathname.startsWith('/api/pages/');

export const readsDocument = (route: Route, path: string): boolean =>
  (route.request().postData() ?? '').includes(`documents/${path}"`);
