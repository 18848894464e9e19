import type { Report, StoredEnquiry } from '@institute/schema';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { write } from '../../../functions/src/content/write.ts';
import { findable } from '../../../functions/src/enquiries/findable.ts';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { sampleStoredEnquiry } from '../../support/sample-stored-enquiry.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const staff = { uid: 'meena', email: 'meena@example.com', role: 'owner' } as never;

/** No other test has leads of so long ago. */
const day = '2021-03-02';

async function addLost(reason: string): Promise<string> {
  const id = crypto.randomUUID();
  const at = `${day}T06:00:00.000Z`;
  const { _id, ...data } = sampleStoredEnquiry({ createdAt: at, updatedAt: at });
  const document = firestore().collection('enquiries').doc(id);
  await write(document, staff, async () => findable(id, data));
  await admin('PATCH', `/api/enquiries/${id}`, { body: { status: 'closed', reason } });
  return id;
}

const period = `from=${day}&to=${day}`;

const reasonsOf = async () =>
  ((await admin('GET', `/api/reports?${period}&course=`)).body.data as Report).reasons;

async function leadsOf(name: string): Promise<string[]> {
  const query = `${period}&step=closed&by=reasons&name=${name}`;
  const { body } = await admin('GET', `/api/reports/leads?${query}`);
  return (body.data as { leads: StoredEnquiry[] }).leads.map(({ _id }) => _id).toSorted();
}

// reports-1 reports-2 reports-5 enquiries-14
test('a report counts why leads were lost, also of days that were kept before it did, and lists them', async () => {
  const fees = [await addLost('Fees'), await addLost('Fees')];
  const typed = await addLost('Her father said no');
  const counted = [
    { name: 'Fees', count: 2 },
    { name: 'Other', count: 1 },
  ];
  expect(await reasonsOf()).toEqual(counted);
  await firestore().doc(`reportDays/${day}`).update({ reasons: FieldValue.delete() });
  expect(await reasonsOf()).toEqual(counted);
  expect(await leadsOf('Other')).toEqual([typed]);
  expect(await leadsOf('Fees')).toEqual(fees.toSorted());
  const filter = { statuses: ['closed'], reason: 'Her father said no' };
  const { body } = await admin('POST', '/api/enquiries/export', { body: { filter } });
  expect((body.data as StoredEnquiry[]).map(({ _id }) => _id)).toEqual([typed]);
});
