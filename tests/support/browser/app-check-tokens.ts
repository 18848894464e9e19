import type { Page, Request } from 'playwright-core';
import { emulatorAddress } from '../ports.ts';

/** What the browser asks of Firebase, by its address. */
export const firebaseHosts = {
  auth: emulatorAddress('test', 'auth'),
  firestore: emulatorAddress('test', 'firestore'),
  storage: emulatorAddress('test', 'storage'),
};

/** The App Check tokens of the requests whose address contains a text, as they are sent. */
export function tokensOf(page: Page, address: string): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().includes(address) || request.method() === 'OPTIONS') return;
    // Firestore's listener writes its headers into what it sends first.
    const first = new URLSearchParams(request.postData() ?? '').get('headers') ?? '';
    const inBody = /x-firebase-appcheck:(\S+)/i.exec(first)?.[1];
    tokens.push(request.headers()['x-firebase-appcheck'] ?? inBody);
  });
  return tokens;
}
