import { join } from 'node:path';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { appCheckDebugToken } from '../app-check.ts';
import { emulatorAddress, root } from '../ports.ts';
import { forkServer, type Server } from '../fork-server.ts';
import { resetFirestore } from '../preserve-site.ts';
import { startProxy, type Outage, type Proxy } from '../proxy.ts';
import { withClock } from './browser.ts';
import type { VisitOptions } from './visit-options.ts';

/** The emulators that can fail, for the browser and for the functions alike. */
const emulated = ['firestore', 'storage', 'auth'] as const;

export type Service = (typeof emulated)[number] | 'functions';
export type Mode = Exclude<Outage, object>;

/** How calls of the functions fail: those that are slow are answered once the service is back. */
const failedCalls: Record<Exclude<Mode, 'slow'>, (route: Route) => Promise<void>> = {
  failing: (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  broken: (route) => route.abort('connectionreset'),
  absent: (route) => route.abort('connectionrefused'),
};

type Recover = () => Promise<void>;

async function failFunctions(page: Page, mode: Mode): Promise<Recover> {
  const held: Route[] = [];
  const calls = '**/api/**';
  await page.route(calls, (route) =>
    mode === 'slow' ? void held.push(route) : failedCalls[mode](route),
  );
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(calls);
  };
}

/**
 * A site of its own, built and served as the other tests' is, whose services can fail. `fail` makes
 * one fail, for the page and the functions alike (the functions, for a page), and returns what brings it back.
 */
export function useFailures() {
  let server: Server;
  let proxies: Record<(typeof emulated)[number], Proxy>;

  /** Brings a service back, and waits until the functions, which rest between tries, reach it again. */
  async function bringBack(service: (typeof emulated)[number]): Promise<void> {
    await proxies[service].recover();
    if (service !== 'firestore') return;
    const read = async () => (await fetch(`${server.url}/api/courses`)).status;
    await expect.poll(read).toBe(200);
  }

  beforeAll(async () => {
    const [firestore, storage, auth] = await Promise.all(
      emulated.map((name) => startProxy(emulatorAddress('test', name))),
    );
    if (!firestore || !storage || !auth) throw new Error('A proxy is missing');
    proxies = { firestore, storage, auth };
    server = await forkServer(join(root, 'tests', 'support', 'serve-site.ts'), [], {
      FUNCTIONS_EMULATOR: 'true',
      FIRESTORE_EMULATOR_HOST: firestore.address,
      FIREBASE_STORAGE_EMULATOR_HOST: storage.address,
      STORAGE_EMULATOR_HOST: `http://${storage.address}`,
      FIREBASE_AUTH_EMULATOR_HOST: auth.address,
      APP_CHECK: 'true',
      APP_CHECK_DEBUG_TOKEN: appCheckDebugToken,
      CONTENT_MEMORY_SECONDS: '0',
    });
  });

  afterEach(() => Promise.all(emulated.map(bringBack)));

  afterAll(async () => {
    server.stop();
    await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
    // Listeners whose pages never heard that they were opened are ended by nothing else: the emulator
    // would run their queries again at every later write.
    await resetFirestore();
  });

  async function fail(service: Exclude<Service, 'functions'>, mode: Mode): Promise<Recover>;
  async function fail(service: Service, mode: Mode, page: Page): Promise<Recover>;
  async function fail(service: Service, mode: Mode, page?: Page): Promise<Recover> {
    if (service === 'functions') return failFunctions(page!, mode);
    await proxies[service].fail(mode);
    return () => bringBack(service);
  }

  return {
    /** The address of a path of that site. */
    at: (path: string): string => server.url + path,
    fail,
  };
}

/**
 * A page whose time can be moved on, past the limits of calls, and on which much goes wrong. A new one:
 * what the browser has cached would hide an outage.
 */
export const failingPage = {
  isNew: true,
  expectedErrors:
    /Failed|ERR_|Firestore|unreachable|auth\/|storage\/|CORS policy|Service Unavailable/i,
  ...withClock,
} satisfies VisitOptions;

/** Every call that is not answered gives up meanwhile (api-6). */
const passTimeLimit = (page: Page): Promise<void> => page.clock.runFor(10_500);

/** Lets every call that is not answered give up, also one that begins late, until that is told. */
export async function passTimeLimitUntil(page: Page, told: Locator): Promise<void> {
  const isTold = async () => {
    await passTimeLimit(page);
    return told.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isTold).toBe(true);
}

/**
 * Lets time pass, second by second, until something holds. An answer has two real seconds before the
 * time limit of its call is over.
 */
export async function runUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  const next = async () => {
    await page.clock.runFor(1_000);
    return holds();
  };
  // After an outage Firestore's client rests up to a minute of the page's time, which takes a busy machine longer.
  await expect.poll(next, { interval: 200, timeout: 90_000 }).toBe(true);
}

export const runUntilShown = (page: Page, shown: Locator): Promise<void> =>
  runUntil(page, () => shown.first().isVisible());

export const runUntilGone = (page: Page, gone: Locator): Promise<void> =>
  runUntil(page, async () => (await gone.count()) === 0);
