import { collections, type PersonExport, type StoredTemplate } from '@institute/schema';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { createAccount, signIn } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { siteUrl } from '../../support/ports.ts';
import { newSlug, sampleTemplate } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';

const { admin } = siteTest();

const fieldsOf = (reply: { body: Record<string, unknown> }) =>
  Object.keys((reply.body['fields'] as object | undefined) ?? {});

// enquiries-20, tamil-20
test('a counsellor writes templates; an unknown placeholder is refused at its field', async () => {
  const { email } = await createAccount({ admin: true, role: 'counsellor' });
  const token = await signIn(email);
  const send = (method: string, path: string, body?: object) =>
    call(siteUrl('test'), method, path, { token, body });
  const unknown = { ...sampleTemplate, language: 'ta', text: '{nmae}' };
  const refused = await send('POST', '/api/templates', unknown);
  expect([refused.status, fieldsOf(refused)]).toEqual([400, ['text']]);
  expect(refused.body['message']).toBe('Some fields are not valid');
  const mail = await send('POST', '/api/templates', { ...sampleTemplate, channel: 'email' });
  expect([mail.status, fieldsOf(mail)]).toEqual([400, ['subject']]);
  const made = await send('POST', '/api/templates', { ...sampleTemplate, id: newSlug() });
  const { _id, updatedAt } = made.body.data as StoredTemplate;
  const body = { ...sampleTemplate, text: 'Hello {batch}', updatedAt };
  expect((await send('PUT', `/api/templates/${_id}`, body)).status).toBe(200);
  expect((await send('PUT', `/api/templates/${_id}`, body)).status).toBe(409);
  const list = (await send('GET', '/api/templates')).body.data as StoredTemplate[];
  expect(list.find((each) => each._id === _id)?.text).toBe('Hello {batch}');
  expect((await send('DELETE', `/api/templates/${_id}`)).status).toBe(200);
  const editor = await createAccount({ admin: true, role: 'editor' });
  const theirs = { token: await signIn(editor.email) };
  expect((await call(siteUrl('test'), 'GET', '/api/templates', theirs)).status).toBe(403);
});

// enquiries-21
test('an email to a person goes out once, is in the timeline, and goes with the person', async () => {
  const email = `${newSlug()}@example.com`;
  const enquiry = await storeEnquiry({ email });
  const path = `/api/enquiries/${enquiry}/mail`;
  const body = { id: newSlug(), subject: 'Python', text: 'Vanakkam Meena' };
  const [first, second] = [
    await admin('POST', path, { body }),
    await admin('POST', path, { body }),
  ];
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({ kind: 'email', text: 'Python\n\nVanakkam Meena' });
  expect(second.body).toEqual(first.body);
  const sent = firestore().collection(collections.mail).where('enquiry', '==', enquiry);
  const { docs } = await sent.get();
  expect(docs.map((each) => each.data())).toMatchObject([
    {
      kind: 'message',
      to: [email],
      message: { subject: 'Python', body: { text: 'Vanakkam Meena' } },
    },
  ]);
  const left = await admin('POST', path, { body: { ...body, id: newSlug(), text: '{batch}' } });
  expect([left.status, fieldsOf(left)]).toEqual([400, ['text']]);
  expect((await admin('POST', '/api/enquiries/missing/mail', { body })).status).toBe(404);
  const without = await storeEnquiry({ email: '' });
  const other = { ...body, id: newSlug() };
  expect((await admin('POST', `/api/enquiries/${without}/mail`, { body: other })).status).toBe(400);

  const exported = await admin('POST', '/api/people/export', { body: { email } });
  const [held] = (exported.body.data as PersonExport).enquiries;
  expect(held?.messages).toMatchObject([{ message: { body: { text: 'Vanakkam Meena' } } }]);
  const erased = await admin('POST', '/api/people/erase', { body: { email } });
  expect(erased.body.data).toMatchObject({ removed: { enquiries: 1, mail: 2, timeline: 1 } });
  expect((await sent.get()).empty).toBe(true);
});
