import { beforeEach, expect, test, vi } from 'vitest';
import { tellColleagues } from '../../../functions/src/enquiries/mails/tell-colleagues.ts';
import { mails } from '../../../functions/src/mails/outbox/mail.ts';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { createAccount } from '../../support/accounts.ts';
import { mailText } from '../../support/mail-text.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

siteTest();

const hour = 60 * 60 * 1000;
/** Nine o'clock in Chennai. */
const now = new Date('2026-03-02T03:30:00Z');
const today = '2026-03-02';

beforeEach(async () => {
  vi.stubEnv('SITE_URL', 'https://www.vaasal.example');
  for (const name of ['mail', 'enquiries'])
    await firestore().recursiveDelete(firestore().collection(name));
  return () => vi.unstubAllEnvs();
});

const counsellor = () => createAccount({ admin: true, role: 'counsellor' });

async function store(assignedTo: string, fields: object, hours = 1): Promise<string> {
  const createdAt = new Date(now.getTime() - hours * hour).toISOString();
  const id = await storeEnquiry({ createdAt });
  await firestore()
    .doc(`enquiries/${id}`)
    .update({ assignedTo, ...fields });
  return id;
}

const mailsTo = async (email: string) =>
  (await mails().where('to', '==', [email]).get()).docs.map((mail) => mail.data());

// enquiries-43
test('each colleague gets one email a day with what is theirs, and it names no visitor', async () => {
  const [meena, arun] = [await counsellor(), await counsellor()];
  const late = await store(meena.uid, { status: 'new' }, 50);
  const fresh = await store(meena.uid, { status: 'new' }, 5);
  const timed = await store(meena.uid, { followUpOn: today, followUpTime: '10:30' });
  const missed = await store(meena.uid, { status: 'demo booked', followUpOn: '2026-02-27' });
  const hers = new Set([late, fresh, timed, missed]);
  const other = await store(arun.uid, { status: 'new' });
  for (const fields of [
    { status: 'new', source: 'Import' },
    { status: 'closed', followUpOn: today },
    { followUpOn: '2026-03-03' },
    { followUpOn: '' },
  ])
    await store(meena.uid, fields);
  await tellColleagues([], now);
  await tellColleagues([], new Date(now.getTime() + hour));
  const [mail, ...again] = await mailsTo(meena.email);
  expect(again).toEqual([]);
  expect(mail).toMatchObject({
    state: 'waiting',
    message: { subject: 'Your day: 2 enquiries to answer, 2 to follow up' },
  });
  const text = mailText(mail);
  const address = 'https://www.vaasal.example/admin/enquiries';
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    `- 2 days, since 28 Feb 2026, 7:00 am: ${address}/${late}`,
    `- 5 hours, since 2 Mar 2026, 4:00 am: ${address}/${fresh}`,
    `- since 27 Feb 2026: ${address}/${missed}`,
    `- 10:30 am: ${address}/${timed}`,
  ]);
  expect(hers).not.toContain(other);
  expect(JSON.stringify(mail)).not.toMatch(/Karthik|karthik|98765/);
  expect((await mailsTo(arun.email)).map(mailText).join('')).toContain(`/enquiries/${other}`);
  await tellColleagues([], new Date(now.getTime() + 24 * hour));
  expect(await mailsTo(meena.email)).toHaveLength(2);
});

// enquiries-43
test('no email goes to those who have nothing, nor to those who are disabled or edit now', async () => {
  const [idle, disabled] = [await counsellor(), await counsellor()];
  const editor = await createAccount({ admin: true, role: 'editor' });
  for (const { uid } of [disabled, editor]) await store(uid, { status: 'new' });
  await (await auth()).updateUser(disabled.uid, { disabled: true });
  await tellColleagues([], now);
  for (const { email } of [idle, disabled, editor]) expect(await mailsTo(email)).toEqual([]);
});

// enquiries-43
test('the demo classes of the day are in an email that goes anyway', async () => {
  const [meena, idle] = [await counsellor(), await counsellor()];
  const held = {
    _id: 'evening',
    from: '18:30',
    to: '19:30',
    title: '',
    branch: 'Adyar',
    mode: 'classroom',
    places: 20,
    taken: 3,
  } as const;
  await store(meena.uid, { followUpOn: today });
  await tellColleagues([held], now);
  const [mail] = await mailsTo(meena.email);
  expect(mailText(mail)).toContain(
    'Demo classes today:\n6:30 – 7:30 pm, any course, 3 of 20 places taken',
  );
  expect(await mailsTo(idle.email)).toEqual([]);
});
