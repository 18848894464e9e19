import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { deliver, deliverDue } from '../../../functions/src/mails/outbox/deliver.ts';
import { mails, waitingMail } from '../../../functions/src/mails/outbox/mail.ts';
import { sendMail } from '../../../functions/src/mails/outbox/transport.ts';
import { receivedWith } from '../../support/inbox.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

siteTest();

const minute = 60 * 1000;
const day = 24 * 60 * minute;

type Log = (message: string, facts: object) => void;

const logged = vi.hoisted(() => ({ warn: vi.fn<Log>(), error: vi.fn<Log>() }));
vi.mock('firebase-functions/logger', () => logged);

let servers: SMTPServer[] = [];

beforeEach(() => {
  vi.stubEnv('ENQUIRY_EMAIL', 'counsellors@vaasal.example');
  vi.stubEnv('MAIL_SENDER', 'site@vaasal.example');
  vi.stubEnv('SITE_URL', 'https://www.vaasal.example');
});

afterEach(async () => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
  await Promise.all(servers.map((server) => new Promise<void>((end) => server.close(end))));
  servers = [];
});

const mailOf = (text: string) => {
  const to = 'counsellors@vaasal.example';
  const replyTo = 'karthik@example.com';
  const body = { template: 'message', title: 'New enquiry: முத்து', text } as const;
  return waitingMail({ kind: 'enquiry', to, replyTo, body });
};

/** Stores a mail of this moment. Returns where, and a text that no other mail holds. */
async function store(fields: object = {}) {
  const document = mails().doc(newSlug());
  const text = `Lead ${crypto.randomUUID()}`;
  await document.set({ ...mailOf(text), ...fields });
  const stored = async () => (await document.get()).data() ?? {};
  return { document, text, stored };
}

/** Lets mails go to a server of this test, which answers as it says. */
async function useServer(options: SMTPServerOptions): Promise<void> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => undefined);
  servers.push(server);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  vi.stubEnv('SMTP_EMULATOR_HOST', `127.0.0.1:${port}`);
}

const refuse = (responseCode: number) =>
  useServer({
    onRcptTo({ address }, _session, done) {
      done(Object.assign(new Error(`Who is ${address}?`), { responseCode }));
    },
  });

/** Lets mails go nowhere. */
async function useNoServer(): Promise<void> {
  await useServer({});
  await new Promise<void>((end) => servers.pop()?.close(end));
}

// mails-2
test('an email is handed to the SMTP server, once, as HTML and as text', async () => {
  const { document, text, stored } = await store();
  await Promise.all([deliver(document), deliver(document), deliver(document)]);
  await deliver(document);
  const received = await receivedWith(text);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    messageId: `<${document.id}@www.vaasal.example>`,
    subject: 'New enquiry: முத்து',
    from: { address: 'site@vaasal.example' },
    to: [{ address: 'counsellors@vaasal.example' }],
    replyTo: [{ address: 'karthik@example.com' }],
    headers: expect.arrayContaining([
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    ]),
  });
  expect(received[0]?.html).toContain(`>${text}</td>`);
  expect(received[0]?.text).toMatch(new RegExp(`^${text}\n`));
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 1, sentAt: expect.any(String) });
  expect(await stored()).not.toHaveProperty('dueAt');
});

// mails-5
test('an email from before the templates goes out as the plain text that it was', async () => {
  const text = `Name: Meena ${crypto.randomUUID()}\n\n<b>Evenings</b>`;
  const { document } = await store({ message: { subject: 'New enquiry', text } });
  await deliver(document);
  const [received] = await receivedWith(text);
  expect(received?.text.trim()).toBe(text);
  expect(received).not.toHaveProperty('html');
});

test('many emails go over one connection, which a pause ends', async () => {
  let connections = 0;
  await useServer({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData(stream, _session, done) {
      stream.resume().once('end', () => done());
    },
  });
  const deliverNew = async () => {
    const { document, stored } = await store();
    await deliver(document);
    expect(await stored()).toMatchObject({ state: 'sent' });
  };
  await Promise.all(Array.from({ length: 6 }, deliverNew));
  expect(connections).toBe(1);
  // The instance stood still for a minute, and its timers with it.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minute);
  await sendMail(newSlug(), mailOf('After a pause'));
  clock.mockRestore();
  expect(connections).toBe(2);
});

test('while nobody listens a mail is retried for two days, with growing delays', async () => {
  await useNoServer();
  const { document, text, stored } = await store();
  const start = Date.parse((await stored())['createdAt']);
  const waits: number[] = [];
  let now = start;
  while ((await stored())['state'] === 'waiting') {
    await deliver(document, now);
    await deliver(document, now);
    expect(await stored()).toMatchObject({ attempts: waits.length + 1, error: 'ESOCKET' });
    const { dueAt } = await stored();
    if (dueAt === undefined) break;
    waits.push((dueAt - now) / minute);
    now = dueAt;
  }
  expect(waits.slice(0, 7)).toEqual([5, 10, 20, 40, 80, 160, 240]);
  expect(Math.max(...waits)).toBe(240);
  expect(now - start).toBeGreaterThanOrEqual(2 * day);
  expect(now - start).toBeLessThan(2 * day + 240 * minute);
  expect((await stored())['state']).toBe('failed');
  const gaveUp = 'Gave up on a mail after two days';
  expect(logged.error.mock.calls).toEqual([[gaveUp, expect.anything()]]);
  expect(JSON.stringify([logged.warn.mock.calls, logged.error.mock.calls])).not.toContain('@');
  vi.unstubAllEnvs();
  await deliverDue(now + day);
  expect(await receivedWith(text)).toEqual([]);
});

test('a failed mail is sent when it is due and the server is back', async () => {
  const { document, text, stored } = await store();
  const host = process.env['SMTP_EMULATOR_HOST'];
  await useNoServer();
  await deliver(document);
  vi.stubEnv('SMTP_EMULATOR_HOST', host);
  await deliverDue(Date.now() + 4 * minute);
  expect(await receivedWith(text)).toEqual([]);
  await deliverDue(Date.now() + 6 * minute);
  expect(await receivedWith(text)).toHaveLength(1);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 });
  expect(await stored()).not.toHaveProperty('error');
});

test('the email of a killed run is sent by the next, once its claim expires', async () => {
  const { document, text, stored } = await store();
  let take = (): void => undefined;
  const taken = new Promise<void>((resolve) => (take = resolve));
  await useServer({ onData: () => take() });
  // It hangs for good, as if it were killed: the server never answers.
  const killed = deliver(document);
  await taken;
  vi.unstubAllEnvs();
  await deliverDue(Date.now() + 4 * minute);
  expect(await receivedWith(text)).toEqual([]);
  await deliverDue(Date.now() + 6 * minute);
  expect(await receivedWith(text)).toHaveLength(1);
  for (const server of servers) for (const each of server.connections) each.close();
  await killed;
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 });
});

// enquiries-18
test('an email removed during sending stays removed, and no timeline tells of it', async () => {
  const { document } = await store({ kind: 'booking', enquiry: newSlug() });
  await useServer({
    async onData(stream, _session, done) {
      stream.resume();
      await document.delete();
      done();
    },
  });
  await deliver(document);
  expect((await document.get()).exists).toBe(false);
  expect((await firestore().collection('timeline').doc(document.id).get()).exists).toBe(false);
});

const useNone = () => vi.stubEnv('SMTP_EMULATOR_HOST', '').stubEnv('SMTP_URL', 'none');

test.each([
  ['the server refuses it', () => refuse(550), 'EENVELOPE 550'],
  ['there is no server', useNone, 'ENOSERVER'],
])('where %s the email stays queued, with the reason', async (_, break_, error) => {
  await break_();
  const { document, stored } = await store();
  await deliver(document);
  expect(await stored()).toMatchObject({ state: 'waiting', attempts: 1, error });
  expect(JSON.stringify(logged.warn.mock.calls)).not.toContain('@');
});

/** Stores mails as strangers cause them, all due at a moment. */
async function storeMany(kind: 'booking' | 'thanks', count: number, dueAt: number): Promise<void> {
  const mail = waitingMail(
    {
      kind,
      byStranger: true,
      to: 'karthik@example.com',
      body: { template: 'message', title: 'Your demo class is booked', text: 'Hello,' },
    },
    new Date(dueAt),
  );
  const batch = firestore().batch();
  for (let index = 0; index < count; index += 1)
    batch.set(mails().doc(`${kind}-${newSlug()}`), mail);
  await batch.commit();
}

const statesOf = async (kind: 'booking' | 'thanks') => {
  const { docs } = await mails().where('kind', '==', kind).get();
  const sent = docs.filter((mail) => mail.get('state') === 'sent');
  const waiting = docs.filter((mail) => mail.get('state') === 'waiting');
  return { sent: sent.length, waiting: waiting.length };
};

// demo-14
test('sixty emails of an hour are of strangers, half of them copies; those of accounts come first, then those of places', async () => {
  await firestore().recursiveDelete(mails());
  const subjects: string[] = [];
  await useServer({
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        subjects.push(/^Subject: (.*)$/m.exec(Buffer.concat(parts).toString())?.[1]?.trim() ?? '');
        done();
      });
    },
  });
  // Past midnight of a day that no other test has.
  const start = Date.parse('2031-01-31T00:00:00Z');
  const sentIn = (hour: string) => firestore().doc(`enquiryLimits/mails-2031-01-31T${hour}`);
  await sentIn('00').set({ count: 45, copies: 0 });
  await storeMany('thanks', 6, start - 2 * minute);
  await storeMany('booking', 12, start - minute);
  const { document, stored } = await store({ kind: 'invitation', dueAt: start });
  await deliverDue(start);
  expect(subjects[0]).not.toBe('Your demo class is booked');
  expect(await stored()).toMatchObject({ state: 'sent' });
  expect(await statesOf('booking')).toEqual({ sent: 12, waiting: 0 });
  expect(await statesOf('thanks')).toEqual({ sent: 3, waiting: 3 });
  await deliverDue(start + 30 * minute);
  expect(await statesOf('thanks')).toEqual({ sent: 3, waiting: 3 });
  await document.delete();
  // In the next hour copies come first, and leave room.
  await sentIn('01').set({ count: 28, copies: 28 });
  await deliverDue(start + 60 * minute);
  expect(await statesOf('thanks')).toEqual({ sent: 5, waiting: 1 });
  await sentIn('01').set({ count: 57, copies: 30 });
  await storeMany('booking', 5, start + 61 * minute);
  await deliverDue(start + 61 * minute);
  expect(await statesOf('booking')).toEqual({ sent: 15, waiting: 2 });
});
