import { expect, test } from 'vitest';
import {
  answerConsent,
  askForPlacement,
  openConsent,
  openCounted,
  postConsent,
} from '../../support/consents.ts';
import { storedIn } from '../../support/demo-bookings.ts';
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
  for (const key of wrong) {
    const page = await openConsent(key);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain(name);
    for (const act of ['agree', 'change', 'refuse', 'constructor', '__proto__']) {
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
  const key = { id: 'placement-nobody', secret: 'A'.repeat(22) };
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) statuses.push((await openCounted(key)).status);
  expect(statuses.slice(0, 29)).toEqual(Array.from({ length: 29 }, () => 404));
  expect(statuses[30]).toBe(429);
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
  for (const act of answers) await answerConsent(asked, act, 'x');
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
