import { contactConsent } from '@institute/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../page/timed.ts';
import { EnquiryRefused, sendEnquiry } from './send-enquiry.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const enquiry = {
  id: 'first',
  name: 'Meena',
  email: 'meena@example.com',
  phone: '+919876543210',
  consent: contactConsent.version,
};

const json = (status: number, body: object) => Response.json(body, { status });

// contact-6, contact-7
test.each([
  ['an answer without success', json(200, { success: false }), undefined],
  ['a proxy’s page', new Response('<p>Bad</p>', { status: 502 }), undefined],
  ['words of the server', json(500, { success: false, message: 'We are closed' }), 'We are closed'],
  [
    'too many',
    json(429, { success: false, message: 'Too many' }),
    'You have sent several enquiries in a short time. Please wait ten minutes, or call us.',
  ],
])('%s is a refusal, with what the visitor is told', async (_name, answer, reason) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  vi.spyOn(console, 'error').mockReturnValue();
  const sent = sendEnquiry(enquiry);
  const refusal: unknown = await sent.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EnquiryRefused);
  expect((refusal as EnquiryRefused).reason).toBe(reason);
});

// enquiries-3
test('an enquiry is sent, too, if its page is closed before it has left', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(json(201, { success: true })));
  vi.stubGlobal('fetch', fetched);
  await sendEnquiry(enquiry);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});

// api-6, contact-6
test('an enquiry that is not answered within the time limit has failed, but is not refused', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(console, 'error').mockReturnValue();
  const failure = vi.fn<(error: unknown) => void>();
  void sendEnquiry(enquiry).catch(failure);
  await vi.advanceTimersByTimeAsync(timeLimit - 1);
  expect(failure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
});
