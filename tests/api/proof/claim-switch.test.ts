import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { storedIn } from '../../support/demo-bookings.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

// claims-9, claims-13
test('the switch is stored for the rules, though it says what holds already, and no change is logged', async () => {
  const shown = firestore().doc('shownClaims/main');
  const logged = firestore().collection('audit').where('document', '==', shown.path);
  const before = (await logged.get()).size;
  await shown.delete();
  await admin('PUT', '/api/claim-switch', { body: { onlyBacked: false } });
  expect(await storedIn('shownClaims', 'main')).toMatchObject({ onlyBacked: false });
  expect((await logged.get()).size).toBe(before);
});
