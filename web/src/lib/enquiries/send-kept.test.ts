import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { contactConsent, messages } from '@institute/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, notificationsStore } from '../notifications/notifications-store.ts';
import { bookingOutbox, enquiryOutbox } from './outbox.ts';
import type { EnquiryBody } from './send-enquiry.ts';

/** A fake API with the given answers, which records the names in the requests. */
let statuses: number[];
let arrived: string[];
/** Whether Google answers in its place, with a page of its own. */
let isReplaced: boolean;
let api: Server;

const enquiry = (id: string, source: EnquiryBody['source'] = 'Contact Form'): EnquiryBody => ({
  id,
  name: 'Meena',
  email: 'meena@example.com',
  phone: '+919876543210',
  consent: contactConsent.version,
  source,
});

const sendKept = async (): Promise<void> => (await import('./send-kept.ts')).sendKept();

const told = () => notificationsStore.current().map(({ kind, title }) => [kind, title]);

beforeEach(async () => {
  statuses = [];
  arrived = [];
  isReplaced = false;
  api = createServer(async (request, response) => {
    const body = await text(request);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    arrived.push(
      isForm
        ? `${request.url} ${new URLSearchParams(body).get('id')}`
        : (JSON.parse(body) as EnquiryBody).id,
    );
    const status = statuses.shift() ?? 201;
    if (isReplaced) return void response.writeHead(status).end('<title>Error</title>');
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Security-Policy': "default-src 'none'",
    });
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
  enquiryOutbox.keep(enquiry('first', 'Website Popup'));
  enquiryOutbox.keep(enquiry('second'));
  await sendKept();
  await sendKept();
  expect(arrived).toEqual(['first', 'second']);
  expect(enquiryOutbox.kept()).toEqual([]);
  expect(told()).toEqual([
    ['success', messages.popupEnquiry.success.title],
    ['success', messages.contactEnquiry.success.title],
  ]);
});

test('two concurrent calls send each once', async () => {
  enquiryOutbox.keep(enquiry('first'));
  await Promise.all([sendKept(), sendKept()]);
  expect(arrived).toEqual(['first']);
});

test.each([400, 409, 413])(
  'one refused with %i is dropped, and the visitor is told',
  async (status) => {
    statuses = [status];
    enquiryOutbox.keep(enquiry('first'));
    enquiryOutbox.keep(enquiry('second'));
    await sendKept();
    expect(arrived).toEqual(['first', 'second']);
    expect(enquiryOutbox.kept()).toEqual([]);
    expect(told()[0]).toEqual(['error', 'Your enquiry could not be sent']);
    expect(notificationsStore.current()[0]?.text).toMatch(/Please call us\.$/);
  },
);

test.each([401, 429, 500, 503])('after %i all stay queued', async (status) => {
  statuses = [status];
  enquiryOutbox.keep(enquiry('first'));
  enquiryOutbox.keep(enquiry('second'));
  await sendKept();
  expect(arrived).toEqual(['first']);
  expect(enquiryOutbox.kept()).toHaveLength(2);
  expect(told()).toEqual([]);
  await sendKept();
  expect(arrived).toEqual(['first', 'first', 'second']);
  expect(enquiryOutbox.kept()).toEqual([]);
});

// While a release spreads, Google may not know the address behind Hosting, nor let anybody call it.
test.each([403, 404])('after %i that is not of the site all stay queued', async (status) => {
  isReplaced = true;
  statuses = [status, status];
  enquiryOutbox.keep(enquiry('first'));
  bookingOutbox.keep({ id: 'place', slot: 'plan-2026-12-07' });
  await sendKept();
  expect(enquiryOutbox.kept()).toHaveLength(1);
  expect(bookingOutbox.kept()).toHaveLength(1);
  expect(told()).toEqual([]);
});

test('without an answer it stays queued', async () => {
  api.close();
  api.closeAllConnections();
  enquiryOutbox.keep(enquiry('first'));
  await sendKept();
  expect(enquiryOutbox.kept()).toHaveLength(1);
});

// demo-22
test('a booking is sent as its form would be, once', async () => {
  bookingOutbox.keep({ id: 'place', slot: 'plan-2026-12-07' });
  enquiryOutbox.keep(enquiry('first'));
  await sendKept();
  await sendKept();
  expect(arrived).toEqual(['/demo place', 'first']);
  expect(told().map(([, title]) => title)).toContain('Your demo class is booked');
});

test.each([
  [409, true],
  [503, false],
])(
  'a booking that is answered with %i is done with: %s; enquiries do not wait for it',
  async (status, isDone) => {
    statuses = [status];
    bookingOutbox.keep({ id: 'place', slot: 'plan-2026-12-07' });
    enquiryOutbox.keep(enquiry('first'));
    await sendKept();
    expect(bookingOutbox.kept()).toHaveLength(isDone ? 0 : 1);
    expect(enquiryOutbox.kept()).toEqual([]);
    expect(told()).toEqual([
      ...(isDone ? [['error', 'Your demo class could not be booked']] : []),
      ['success', messages.contactEnquiry.success.title],
    ]);
  },
);
