import { builtFacts, type StoredFeeSheet } from '@institute/schema';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { thankPerson } from '../../../functions/src/enquiries/mails/thank-person.ts';
import { deliver } from '../../../functions/src/mails/outbox/deliver.ts';
import { mails } from '../../../functions/src/mails/outbox/mail.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { beginEnrolment } from '../../support/account-calls.ts';
import { createAccount, signIn } from '../../support/accounts.ts';
import { receivedWith } from '../../support/inbox.ts';
import { siteUrl } from '../../support/ports.ts';
import { newSlug } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { newInvitation } from '../../support/staff.ts';

const { admin } = siteTest();

const facts = {
  ...builtFacts,
  name: 'Nila Institute of Arts',
  spokenName: 'Nila Institute',
  registeredName: 'Nila Learning Private Limited',
  gstin: '33ABCDE1234F1Z5',
};

beforeAll(async () => {
  vi.stubEnv('ENQUIRY_EMAIL', 'office@nila.example');
  await admin('PUT', '/api/institute', { body: facts });
});
afterAll(() => vi.unstubAllEnvs());

async function delivered(mail: DocumentReference) {
  await deliver(mail);
  return (await receivedWith('')).find(({ messageId }) => messageId.startsWith(`<${mail.id}@`));
}

const sender = { name: facts.name, address: 'office@nila.example' };

// institute-8
test('a mail to a visitor is from the institute as the owner calls it', async () => {
  const id = newSlug();
  const at = new Date().toISOString();
  const enquiry = firestore().doc(`enquiries/${id}`);
  await enquiry.set({
    ...{ name: 'Kavitha', email: `${id}@example.com`, phone: '+919876543210', message: '' },
    ...{ source: 'Contact Form', page: '/contact', course: '', status: 'new' },
    ...{ createdAt: at, updatedAt: at },
  });
  await thankPerson(await enquiry.get());
  const mail = await delivered(mails().doc(`thanks-${id}`));
  expect(mail?.from).toEqual(sender);
  expect(mail?.text).toContain(facts.name);
  expect(mail?.text).not.toContain(builtFacts.spokenName);
});

// institute-8
test('an invitation is to the dashboard of the institute as the owner calls it', async () => {
  const invited = newInvitation();
  await admin('POST', '/api/staff', { body: invited });
  const [waiting] = (await mails().where('to', '==', [invited.email]).get()).docs;
  const mail = await delivered(waiting!.ref);
  expect(mail?.from).toEqual(sender);
  expect(mail?.subject).toBe(`You are invited to the dashboard of ${facts.spokenName}`);
  expect(mail?.text).toContain(facts.name);
  expect(mail?.text).not.toContain(builtFacts.spokenName);
});

// institute-8
test('a new entry in an authenticator is named as the owner calls the institute', async () => {
  const { email } = await createAccount({ admin: true, secondFactor: 'required' });
  const { uri } = await beginEnrolment(await signIn(email));
  expect(new URL(uri).searchParams.get('issuer')).toBe(facts.name);
});

// institute-8, course-10
test('a fee sheet has the name, the registered name and the GSTIN that the owner gave', async () => {
  const [course] = (await firestore().collection('courses').limit(1).get()).docs;
  const made = await admin('POST', '/api/fee-sheets', { body: { course: course?.id } });
  const { _id: code } = made.body.data as StoredFeeSheet;
  const html = await (await fetch(`${siteUrl('test')}/fees/${code}`)).text();
  expect(html).toContain(`<p>${facts.name}</p>`);
  expect(html).toContain(`<p>${facts.registeredName}, GSTIN ${facts.gstin}</p>`);
});

// institute-8, demo-12
test.each([true, false])(
  'pages of demo classes that know no class lead to the others if there are any: %s',
  async (invitesToDemos) => {
    await admin('PUT', '/api/institute', { body: { ...facts, invitesToDemos } });
    for (const path of ['/demo/booked', '/demo/none-2020-01-01']) {
      const html = await (await fetch(siteUrl('test') + path)).text();
      const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
      expect(main, path).toContain(`href="${invitesToDemos ? '/demo' : '/contact'}"`);
    }
  },
);
