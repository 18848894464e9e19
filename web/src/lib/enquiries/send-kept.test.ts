import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { consentNotice, messages } from '@institute/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, notificationsStore } from '../notifications/notifications-store.ts';
import { keepEnquiry, keptEnquiries } from './outbox.ts';
import type { EnquiryBody } from './send-enquiry.ts';

/** A fake API with the given answers, which records the names in the requests. */
let statuses: number[];
let arrived: string[];
let api: Server;

const enquiry = (id: string, source: EnquiryBody['source'] = 'Contact Form'): EnquiryBody => ({
  id,
  name: 'Meena',
  email: 'meena@example.com',
  phone: '+919876543210',
  consent: consentNotice.version,
  source,
});

const sendKept = async (): Promise<void> => (await import('./send-kept.ts')).sendKept();

const told = () => notificationsStore.current().map(({ kind, title }) => [kind, title]);

beforeEach(async () => {
  statuses = [];
  arrived = [];
  api = createServer(async (request, response) => {
    arrived.push(((await json(request)) as EnquiryBody).id);
    const status = statuses.shift() ?? 201;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: status < 400, message: 'An answer' }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const realFetch = fetch;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
    realFetch(new URL(path, `http://127.0.0.1:${port}`), options),
  );
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal(
    'localStorage',
    Object.create({
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    }),
  );
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  api.close();
  for (const { id } of notificationsStore.current()) dismiss(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('each is sent once, with the success message of its form', async () => {
  keepEnquiry(enquiry('first', 'Website Popup'));
  keepEnquiry(enquiry('second'));
  await sendKept();
  await sendKept();
  expect(arrived).toEqual(['first', 'second']);
  expect(keptEnquiries()).toEqual([]);
  expect(told()).toEqual([
    ['success', messages.popupEnquiry.success.title],
    ['success', messages.contactEnquiry.success.title],
  ]);
});

test('two concurrent calls send each once', async () => {
  keepEnquiry(enquiry('first'));
  await Promise.all([sendKept(), sendKept()]);
  expect(arrived).toEqual(['first']);
});

test.each([400, 409, 413])(
  'one refused with %i is dropped, and the visitor is told',
  async (status) => {
    statuses = [status];
    keepEnquiry(enquiry('first'));
    keepEnquiry(enquiry('second'));
    await sendKept();
    expect(arrived).toEqual(['first', 'second']);
    expect(keptEnquiries()).toEqual([]);
    expect(told()[0]).toEqual(['error', 'Your enquiry could not be sent']);
    expect(notificationsStore.current()[0]?.text).toMatch(/Please call us\.$/);
  },
);

test.each([401, 429, 500, 503])('after %i all stay queued', async (status) => {
  statuses = [status];
  keepEnquiry(enquiry('first'));
  keepEnquiry(enquiry('second'));
  await sendKept();
  expect(arrived).toEqual(['first']);
  expect(keptEnquiries()).toHaveLength(2);
  expect(told()).toEqual([]);
  await sendKept();
  expect(arrived).toEqual(['first', 'first', 'second']);
  expect(keptEnquiries()).toEqual([]);
});

test('without an answer it stays queued', async () => {
  api.close();
  api.closeAllConnections();
  keepEnquiry(enquiry('first'));
  await sendKept();
  expect(keptEnquiries()).toHaveLength(1);
});
