import { expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { answerConsent, askBody, askForPlacement, giveConsent } from '../../support/consents.ts';
import { samplePlacement } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const save = (id: string, studentName: string) =>
  admin('PUT', `/api/placements/${id}`, { body: { ...samplePlacement, studentName } });

// consents-10
test.each(['asked', 'agreed'])(
  'what a student withdrew is refused for a placement with a consent of its own: %s',
  async (state) => {
    const [withdrawn, other] = [await askForPlacement(admin), await askForPlacement(admin)];
    await giveConsent(withdrawn);
    await answerConsent(withdrawn, 'refuse');
    if (state === 'agreed') await giveConsent(other);
    const { status, body } = await save(other.target, withdrawn.name.toUpperCase());
    expect([status, Object.keys((body['fields'] ?? {}) as object)]).toEqual([409, ['studentName']]);
    expect((await save(other.target, other.name)).status).toBe(200);
  },
);

// consents-10
test('of two placements with the same words, the one that is agreed to stays, and for the other no one is asked', async () => {
  const withdrawn = await askForPlacement(admin);
  const same = { studentName: withdrawn.name };
  const agreed = await askForPlacement(admin, same);
  const created = await admin('POST', '/api/placements', { body: { ...samplePlacement, ...same } });
  const { _id: third } = created.body.data as { _id: string };
  await giveConsent(agreed);
  await answerConsent(withdrawn, 'refuse');
  expect((await save(agreed.target, withdrawn.name)).status).toBe(200);
  const ask = (target: string) =>
    admin('POST', '/api/consents', {
      body: askBody(target, randomBytes(16).toString('base64url')),
    });
  expect([(await ask(agreed.target)).status, (await ask(third)).status]).toEqual([200, 409]);
});
