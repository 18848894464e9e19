import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { PushSection } from './push-section.tsx';
import { keptToken, turnOff } from './push.ts';

const show = shownScreen();

const toggle = page.getByRole('switch', { name: 'Notify this browser of new enquiries' });

afterEach(() => void vi.useRealTimers());

/** A browser that Firebase reaches by a token. */
const reached = async () => ({
  supportsPush: async () => true,
  getPushToken: async () => 'token',
});

/** What somebody answers whom the browser asks. */
function allow(answer: NotificationPermission) {
  const state = { permission: 'default' };
  const requestPermission = vi.fn<() => Promise<string>>(async () => {
    state.permission = answer;
    return answer;
  });
  vi.stubGlobal('Notification', Object.assign(state, { requestPermission }));
  return requestPermission;
}

/** The calls of the API. */
function noteCalls(): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    calls.push([method, path, body].filter(Boolean).join(' '));
    return Response.json({ success: true, data: { _id: 't1' } });
  });
  return calls;
}

// enquiries-46
test('a press asks for permission and saves the token, which is saved again later; the next press removes it', async () => {
  const asked = allow('granted');
  const calls = noteCalls();
  show(<PushSection load={reached} />, 'counsellor');
  await expect.element(toggle).not.toBeChecked();
  expect(asked).not.toHaveBeenCalled();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(calls).toEqual(['PUT /api/push-tokens {"token":"token"}']);
  expect(keptToken()).toBe('t1');
  show(<PushSection load={reached} />, 'counsellor');
  await expect.element(toggle).toBeChecked();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toBe(calls[0]);
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  expect(calls.slice(2)).toEqual(['DELETE /api/push-tokens/t1']);
  show(<PushSection load={reached} />, 'counsellor');
  await expect.element(toggle).not.toBeChecked();
});

// enquiries-46
test('where notifications are denied, it stays off and says why', async () => {
  allow('denied');
  const calls = noteCalls();
  show(<PushSection load={reached} />);
  await toggle.click();
  await expect.element(page.getByText(/^This browser blocks notifications/)).toBeVisible();
  await expect.element(toggle).not.toBeChecked();
  expect(calls).toEqual([]);
});

// enquiries-46
test('a browser that is not reached has no switch', async () => {
  allow('granted');
  const supportsPush = vi.fn<() => Promise<boolean>>(async () => false);
  show(<PushSection load={async () => ({ ...(await reached()), supportsPush })} />);
  await vi.waitFor(() => expect(supportsPush).toHaveBeenCalled());
  expect(toggle.query()).toBeNull();
});

// enquiries-46
test('it is off where the server does not take the token any more', async () => {
  allow('granted');
  noteCalls();
  show(<PushSection load={reached} />);
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  vi.stubGlobal('fetch', async () => Response.json({ success: false }, { status: 403 }));
  show(<PushSection load={reached} />);
  await expect.element(toggle).not.toBeChecked();
});

// enquiries-46
test('Logout waits two seconds for the end of notifications, no longer', async () => {
  localStorage.setItem('push', '{"uid":"someone","id":"t1"}');
  vi.useFakeTimers();
  const fetched = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const onEnd = vi.fn<() => void>();
  const ended = turnOff().then(onEnd);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetched).toHaveBeenCalledOnce();
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(localStorage.getItem('push')).toBeNull();
});
