import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { contactConsent } from '@institute/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { sendToSheet } from './send-to-sheet.ts';

const body = {
  id: 'a'.repeat(16),
  name: 'M',
  email: 'm@example.com',
  phone: '+919876543210',
  consent: contactConsent.version,
};

afterEach(() => vi.restoreAllMocks());

/** A fake spreadsheet script that records requests. */
async function startScript() {
  const arrived: Promise<[IncomingMessage, string]>[] = [];
  const server = createServer((request, response) => {
    arrived.push(text(request).then((sent) => [request, sent]));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { address: `http://127.0.0.1:${port}/exec`, arrived, stop: () => server.close() };
}

// popup-8
test('the sheet gets the body as a text/plain POST', async () => {
  const script = await startScript();
  await sendToSheet(script.address, body);
  script.stop();
  const [[request, sent]] = (await Promise.all(script.arrived)) as [[IncomingMessage, string]];
  expect(request.method).toBe('POST');
  expect(request.headers['content-type']).toMatch(/^text\/plain/);
  expect(JSON.parse(sent)).toEqual(body);
});

test('a failure is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await sendToSheet('http://127.0.0.1:9/exec', body);
  expect(logged).toHaveBeenCalledOnce();
});

test('nothing is sent if no sheet is configured', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await sendToSheet('', body);
  expect(logged).not.toHaveBeenCalled();
});
