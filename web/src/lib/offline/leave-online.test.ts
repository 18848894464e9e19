import { afterEach, expect, test, vi } from 'vitest';
import { notificationsStore } from '../notifications/notifications-store.ts';
import { leaveOnline } from './leave-online.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// tamil-16
test.each([
  ['online it is left to the browser', { onLine: true }, [0, [], []]],
  ['offline with a worker it is followed', { isKept: true }, [1, ['/contact'], []]],
  [
    'offline without one the page stays',
    {},
    [1, [], ['You are offline. Pages you opened before still work.']],
  ],
] as const)('a link to the other language: %s', async (_which, given, wanted) => {
  vi.useFakeTimers();
  const { onLine = false, isKept = false } = { ...given } as { onLine?: boolean; isKept?: boolean };
  const getRegistration = async () => (isKept ? {} : undefined);
  vi.stubGlobal('navigator', { onLine, serviceWorker: { getRegistration } });
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign });
  const preventDefault = vi.fn<() => void>();
  await leaveOnline({ preventDefault, currentTarget: { href: '/contact' } });
  const told = notificationsStore.current().map(({ title }) => title);
  expect([preventDefault.mock.calls.length, assign.mock.calls.flat(), told]).toEqual(wanted);
});
