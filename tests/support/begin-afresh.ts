/**
 * Gives each file of API tests, though many run in one process, code that has just been loaded, the
 * settings and the clock of the process, and no connection of another file. Only packages are shared.
 */
import { channel, unsubscribe, type ChannelListener } from 'node:diagnostics_channel';
import { deleteApp, getApps } from 'firebase-admin/app';
import { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, vi } from 'vitest';

vi.resetModules();
const settings = { ...process.env };

/** What a file may have count its reads. */
const counted = [Firestore, Query, Transaction].map(({ prototype }) => prototype);
let methods: PropertyDescriptorMap[];

/** Ends what code of the functions hears of requests for as long as its process runs. */
function endSubscriptions(): void {
  for (const name of ['http.server.request.start', 'http.server.response.finish']) {
    // Node has no other list of them.
    const { _subscribers = [] } = channel(name) as { _subscribers?: readonly ChannelListener[] };
    for (const subscriber of [..._subscribers]) unsubscribe(name, subscriber);
  }
}

beforeAll(() => {
  methods = counted.map((prototype) => Object.getOwnPropertyDescriptors(prototype));
});

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  endSubscriptions();
  for (const [index, prototype] of counted.entries())
    Object.defineProperties(prototype, methods[index] ?? {});
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
  await Promise.all(getApps().map(deleteApp));
});
