import { beforeAll, expect, test } from 'vitest';
import type { ShownConsent, StoredPlacement } from '@institute/schema';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  answerConsent,
  askBody,
  askForPlacement,
  documentsWith,
  giveConsent,
  openConsent,
  postConsent,
} from '../../support/consents.ts';
import { instances } from '../../support/level.ts';
import { mailText } from '../../support/mail-text.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { samplePlacement } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storedIn } from '../../support/demo-bookings.ts';

const { visit, admin } = siteTest();

// What a student takes back is looked for in all that is stored.
beforeAll(emptySite);

/** The mails of the outbox to an address. */
const mailsTo = async (email: string) =>
  (await firestore().collection('mail').where('to', 'array-contains', email).get()).docs.map(
    (found) => found.data(),
  );

const consentFieldOf = async (id: string) =>
  ((await visit('GET', `/api/placements/${id}`)).body.data as StoredPlacement | undefined)?.consent;

const stateOf = async (id: string) => (await storedIn('consents', id))?.['state'];

/** The placement in the list of the site. */
const listed = async (id: string) =>
  (
    (await admin('GET', '/api/pages/placements')).body.data as { items: StoredPlacement[] }
  ).items.find(({ _id }) => _id === id);

// consents-1
test('staff ask once, whatever is retried, and neither the record nor an answer has the secret', async () => {
  const { target, id, secret } = await askForPlacement(admin);
  const body = { ...askBody(target, secret), email: `${target}@example.com` };
  expect((await admin('POST', '/api/consents', { body })).status).toBe(200);
  const stored = await storedIn('consents', id);
  expect(stored).toMatchObject({ state: 'asked', duration: '6 months' });
  expect(stored?.['hashes']).toHaveLength(1);
  const { body: list } = await admin('GET', '/api/consents');
  const found = (list['data'] as ShownConsent[]).find(({ _id }) => _id === id);
  expect(found).toMatchObject({ target, state: 'asked' });
  expect(JSON.stringify([stored, list])).not.toContain(secret);
  expect(JSON.stringify(list)).not.toContain(stored?.['hashes'][0]);
  const missing = { ...askBody('missing', secret) };
  expect((await admin('POST', '/api/consents', { body: missing })).status).toBe(404);
  const empty = await admin('POST', '/api/consents', { body: {} });
  expect(empty.body['fields']).toMatchObject({ duration: 'Duration is required' });
});

// consents-1
test('the link is emailed, and goes from the outbox with a no', async () => {
  const asked = await askForPlacement(admin);
  const secret = (asked.secret.startsWith('B') ? 'C' : 'B') + asked.secret.slice(1);
  const email = `${asked.target.toLowerCase()}@example.com`;
  const body = { ...askBody(asked.target, secret), email, language: 'ta' };
  await admin('POST', '/api/consents', { body });
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ kind: 'consent' });
  expect(mailText(mail)).toContain(`/consent/${asked.id}/${secret}`);
  expect((await openConsent({ id: asked.id, secret })).html).toContain('சம்மதிக்கிறேன்');
  await answerConsent(asked, 'refuse');
  expect(await mailsTo(email)).toEqual([]);
});

// consents-2
test('the page shows the card with duration and kind of course, in two languages, and no one else keeps it', async () => {
  const asked = await askForPlacement(admin);
  const { status, headers, html } = await openConsent(asked);
  expect(status).toBe(200);
  for (const text of [asked.name, samplePlacement.company, '6 months', 'Paid course', 'I agree'])
    expect(html).toContain(text);
  expect(html).not.toContain('<script');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect((await openConsent(asked, '?language=ta')).html).toContain('சம்மதிக்கிறேன்');
  expect(await stateOf(asked.id)).toBe('asked');
});

// consents-3, consents-9
test('an agreement marks the placement everywhere, and is kept as it was shown', async () => {
  const asked = await askForPlacement(admin);
  const { status, html } = await answerConsent(asked, 'agree');
  expect(status).toBe(200);
  expect(html).toContain('Withdraw my consent');
  await giveConsent(asked);
  expect(await consentFieldOf(asked.target)).toBe('agreed');
  const facts = { consent: 'agreed', duration: '6 months', paid: 'yes' };
  expect(await listed(asked.target)).toMatchObject(facts);
  expect((await visit('GET', `/api/placements/${asked.target}`)).body.data).toMatchObject(facts);
  const consent = await storedIn('consents', asked.id);
  expect(consent?.['entries']).toHaveLength(2);
  expect(consent?.['entries'][1]).toMatchObject({
    state: 'agreed',
    card: { ...samplePlacement, studentName: asked.name, duration: '6 months', paid: 'yes' },
  });
});

// consents-4
test('a changed card needs a new consent, and changed back it has the old one', async () => {
  const asked = await askForPlacement(admin);
  await giveConsent(asked);
  const path = `/api/placements/${asked.target}`;
  const body = { ...samplePlacement, studentName: asked.name };
  const changed = await admin('PUT', path, {
    body: { ...body, company: 'Other', consent: 'agreed' },
  });
  for (const placed of [changed.body.data, await listed(asked.target)])
    for (const field of ['consent', 'duration', 'paid']) expect(placed).not.toHaveProperty(field);
  expect(await stateOf(asked.id)).toBe('cardChanged');
  await admin('PUT', path, { body });
  expect(await consentFieldOf(asked.target)).toBe('agreed');
  expect(await stateOf(asked.id)).toBe('agreed');
  await admin('PUT', path, { body: { ...body, company: 'Third' } });
  expect((await openConsent(asked)).html).toContain('Third');
  await answerConsent(asked, 'agree');
  expect(await consentFieldOf(asked.target)).toBe('agreed');
});

// consents-4
test('who agrees to a card that was changed meanwhile sees the new one first', async () => {
  const asked = await askForPlacement(admin);
  const { shown } = await openConsent(asked);
  const body = { ...samplePlacement, studentName: asked.name, company: 'Elsewhere' };
  await admin('PUT', `/api/placements/${asked.target}`, { body });
  const { id, secret } = asked;
  const answered = await postConsent('agree', { id, secret, shown, language: 'ta' });
  expect(answered.status).toBe(409);
  expect(answered.html).toContain('Elsewhere');
  expect(answered.html).toContain('role="alert">நீங்கள் திறந்த பிறகு இது மாறியுள்ளது');
  expect(await consentFieldOf(asked.target)).toBeUndefined();
});

// consents-11
test('an answer leads to the page of the link, in the language of the answer', async () => {
  const asked = await askForPlacement(admin);
  const { id, secret } = asked;
  const { shown, url } = await openConsent(asked);
  const answered = await postConsent('agree', { id, secret, shown, language: 'ta' });
  expect(answered.url).toBe(url);
  expect(answered.html).toContain('நன்றி: நீங்கள் சம்மதித்துள்ளீர்கள்');
  expect(answered.headers.get('cache-control')).toBe('private, no-store');
});

// consents-5
test('a change that is asked for takes the consent back and tells the staff', async () => {
  const asked = await askForPlacement(admin);
  await giveConsent(asked);
  const { html } = await answerConsent(asked, 'change', 'My name is <b>Meena</b> K');
  expect(html).toContain('You have asked for a change');
  expect(await consentFieldOf(asked.target)).toBeUndefined();
  const { entries, state } = (await storedIn('consents', asked.id)) ?? {};
  expect(state).toBe('changeAsked');
  expect(entries.at(-1).text).toBe('My name is <b>Meena</b> K');
});

// consents-12
test.each(
  instances(
    [
      ['My name is Meena\n'.repeat(100), 'அதிகபட்சம் 1000 எழுத்துகள்'],
      ['', 'எதை மாற்ற வேண்டும் என்று எழுதுங்கள்.'],
    ],
    1,
  ),
)(
  'what is wrong with a change is told beside it, in the language of the page: %j',
  async (text, told) => {
    const asked = await askForPlacement(admin);
    const { id, secret } = asked;
    const { shown } = await openConsent(asked);
    const { status, html } = await postConsent('change', {
      id,
      secret,
      shown,
      text,
      language: 'ta',
    });
    expect(status).toBe(400);
    expect(html).toMatch(/<form[^>]*novalidate/i);
    const [, typed, error] =
      /<textarea[^>]*aria-invalid="true"[^>]*>([^<]*)<\/textarea><p[^>]*>([^<]*)/.exec(html) ?? [];
    expect(typed?.trim()).toBe(text.trim());
    expect(error).toContain(told);
  },
);

// consents-6
test.each(
  instances(
    [
      ['withdrawn', true],
      ['declined', false],
    ] as const,
    1,
  ),
)(
  'a card that is %s is gone with its history, and no document has the name',
  async (state, agrees) => {
    const asked = await askForPlacement(admin);
    const path = `/api/placements/${asked.target}`;
    const body = { ...samplePlacement, studentName: asked.name };
    await admin('PUT', path, { body: { ...body, position: 'Lead' } });
    const release = await admin('POST', '/api/releases', { body: { name: 'Pongal', at: null } });
    const { _id: releaseId } = release.body.data as { _id: string };
    const edit = {
      document: `placements/${asked.target}`,
      title: asked.name,
      data: body,
      basedOn: null,
    };
    expect(
      (await admin('POST', `/api/releases/${releaseId}/edits`, { body: edit })).status,
    ).toBeLessThan(300);
    if (agrees) await giveConsent(asked);
    expect((await documentsWith(asked.name)).length).toBeGreaterThan(3);
    for (let index = 0; index < 2; index += 1) {
      const { status, html } = await answerConsent(asked, 'refuse');
      expect(status).toBe(200);
      expect(html).toContain('This is no longer shown');
      expect(html).not.toContain(asked.name);
    }
    expect(await documentsWith(asked.name)).toEqual([]);
    expect(await listed(asked.target)).toBeUndefined();
    expect((await admin('GET', path)).status).toBe(404);
    const consent = await storedIn('consents', asked.id);
    expect(consent).toMatchObject({ state });
    expect(consent?.['entries'].map((entry: { state: string }) => entry.state)).toContain(state);
    const again = { ...body, id: asked.target };
    if (asked.target.length >= 16)
      expect((await admin('POST', '/api/placements', { body: again })).status).toBe(409);
    const ask = askBody(asked.target, asked.secret);
    expect((await admin('POST', '/api/consents', { body: ask })).status).toBe(404);
  },
);

// consents-6
test('what staff deleted is restored no more once the student withdraws', async () => {
  const asked = await askForPlacement(admin);
  await giveConsent(asked);
  await admin('DELETE', `/api/placements/${asked.target}`);
  expect((await openConsent(asked)).html).toContain('This is not on our website');
  await answerConsent(asked, 'refuse');
  expect(await documentsWith(asked.name)).toEqual([]);
});

// consents-7, people-1
test('an export of a person has the consent, and an erasure takes it', async () => {
  const asked = await askForPlacement(admin);
  await giveConsent(asked);
  const person = { email: 'nobody@example.com', name: asked.name };
  const exported = await admin('POST', '/api/people/export', { body: person });
  const { content } = exported.body.data as { content: { document: string; effect: string }[] };
  const document = `consents/${asked.id}`;
  expect(content).toContainEqual(expect.objectContaining({ document, effect: 'document' }));
  const body = { ...person, content: content.map((found) => found.document) };
  expect((await admin('POST', '/api/people/erase', { body })).status).toBe(200);
  expect(await documentsWith(asked.name)).toEqual([]);
  expect((await openConsent(asked)).status).toBe(404);
});

// consents-10
test('a placement that its student took back cannot be added again', async () => {
  const asked = await askForPlacement(admin);
  await answerConsent(asked, 'refuse');
  const body = { ...samplePlacement, studentName: asked.name.toUpperCase() };
  const refused = await admin('POST', '/api/placements', { body });
  expect([refused.status, Object.keys(refused.body['fields'] as object)]).toEqual([
    409,
    ['studentName'],
  ]);
  const other = { ...body, company: 'Another company' };
  expect((await admin('POST', '/api/placements', { body: other })).status).toBeLessThan(300);
});
