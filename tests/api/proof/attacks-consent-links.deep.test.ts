import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import {
  answerConsent,
  askForPlacement,
  openConsent,
  openCounted,
  postConsent,
} from '../../support/consents.ts';
import { storedIn } from '../../support/demo-bookings.ts';
import { isDeep } from '../../support/level.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const stateOf = async (id: string) => (await storedIn('consents', id))?.['state'];

// consents-2
test('no wrong, short, foreign or missing secret opens a consent or answers it', async () => {
  const [asked, other] = [await askForPlacement(admin), await askForPlacement(admin)];
  const { id, secret, name } = asked;
  const { shown } = await openConsent(asked);
  const last = secret.endsWith('A') ? 'Q' : 'A';
  const wrong = [
    { id, secret: other.secret },
    { id: other.id, secret },
    { id, secret: secret.slice(0, -1) + last },
    { id: 'placement-nobody', secret },
    { id: `../placements/${asked.target}`, secret },
    { id, secret: '' },
    { id, secret: secret.slice(1) },
  ];
  const acts = ['agree', 'change', 'refuse', 'constructor', '__proto__'];
  for (const [index, key] of wrong.entries()) {
    const page = await openConsent(key);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain(name);
    // At the first level one of the keys with every answer, and each of the others with one.
    for (const act of index === 0 || isDeep ? acts : [acts[index % acts.length]!]) {
      const { status, html } = await postConsent(act, { ...key, shown, text: 'x' });
      expect([400, 404, 405]).toContain(status);
      expect(html).not.toContain(name);
      expect(html).not.toContain(secret);
    }
  }
  expect([await stateOf(id), await stateOf(other.id)]).toEqual(['asked', 'asked']);
});

// consents-2
test('an address cannot try link after link', async () => {
  await openConsent({ id: 'placement-nobody', secret: 'A'.repeat(22) });
  const [counter, ...others] = (await firestore().collection('enquiryLimits').get()).docs;
  expect([counter?.get('times').length, others]).toEqual([1, []]);
  await counter?.ref.update({ times: Array.from({ length: 29 }, () => Date.now()) });
  const key = { id: 'placement-nobody', secret: 'A'.repeat(22) };
  for (const status of [404, 429]) expect((await openCounted(key)).status).toBe(status);
});

// consents-6
test('of a yes and a no at the same time the no stays, and nothing undoes it', async () => {
  const asked = await askForPlacement(admin);
  const { id, secret } = asked;
  const { shown } = await openConsent(asked);
  const answers = ['agree', 'refuse', 'agree', 'refuse', 'change'];
  const done = await Promise.all(
    answers.map((act) => postConsent(act, { id, secret, shown, text: 'x' })),
  );
  expect(done.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(['declined', 'withdrawn']).toContain(await stateOf(id));
  expect(await storedIn('placements', asked.target)).toBeUndefined();
  const before = await storedIn('consents', id);
  for (const act of new Set(answers)) await answerConsent(asked, act, 'x');
  expect(await storedIn('consents', id)).toEqual(before);
  expect(await storedIn('placements', asked.target)).toBeUndefined();
});

// consents-2
test('what a student writes, and a card, is text and no markup', async () => {
  const asked = await askForPlacement(admin, { company: '<script>alert(1)</script>"' });
  const { html } = await openConsent(asked, '?language="><img>');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<img');
  const { status } = await postConsent('agree', {
    id: asked.id,
    secret: asked.secret,
    shown: '"><script>',
  });
  expect(status).toBe(409);
});
