import { collections, type StoredEnquiry } from '@institute/schema';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../functions/src/platform/admin.ts';
import { findable } from '../../functions/src/enquiries/findable.ts';
import { holdersOf } from '../../functions/src/enquiries/holders-of.ts';

interface StoredFields extends Partial<Pick<StoredEnquiry, 'status' | 'joined' | 'enrolment'>> {
  readonly email?: string;
  readonly phone?: string;
  readonly createdAt?: string;
}

const now = (): string => new Date().toISOString();

const version = (id: string, data: object, deletedUntil?: string) => ({
  document: `${collections.enquiries}/${id}`,
  collection: collections.enquiries,
  data,
  action: deletedUntil === undefined ? 'update' : 'delete',
  by: 'somebody',
  byEmail: 'somebody@example.com',
  at: now(),
  ...(deletedUntil !== undefined && { restorableUntil: deletedUntil }),
});

const enquiry = ({ createdAt = now(), ...fields }: StoredFields) => ({
  name: 'Karthik S',
  email: 'karthik@example.com',
  phone: '+919876543210',
  course: 'cybersecurity',
  message: 'Evenings',
  source: 'Contact Form',
  status: 'contacted',
  createdAt,
  updatedAt: createdAt,
  ...fields,
});

const message = ({ email, phone }: Pick<StoredFields, 'email' | 'phone'>) => ({
  to: ['us@example.com'],
  message: { text: `${email} ${phone}` },
});

async function store(documents: readonly [collection: string, id: string, data: object][]) {
  const batch = firestore().batch();
  for (const [collection, id, data] of documents)
    batch.set(firestore().collection(collection).doc(id), data);
  await batch.commit();
}

/** Stores an enquiry with its mail and an earlier version. Returns its id. */
export async function storeEnquiry(fields: StoredFields = {}): Promise<string> {
  const id = crypto.randomUUID();
  const data = findable(id, enquiry(fields));
  await store([
    ['mail', id, message(data)],
    [collections.versions, crypto.randomUUID(), version(id, data)],
    [collections.enquiries, id, data],
  ]);
  return id;
}

/** Stores what is left of an enquiry that was deleted and can be restored until then. Returns its id. */
export async function storeDeletedEnquiry(until: string, fields: StoredFields = {}) {
  const id = crypto.randomUUID();
  const data = findable(id, enquiry(fields));
  await store([
    ['mail', id, message(data)],
    [collections.versions, crypto.randomUUID(), version(id, data, until)],
  ]);
  return id;
}

/** Undoes the deletion of such an enquiry. */
export async function restoreEnquiry(id: string): Promise<void> {
  const { enquiry: reference, versions } = holdersOf(id);
  const { docs } = await versions.get();
  await Promise.all([
    reference.set(findable(id, enquiry({}))),
    ...docs.map(({ ref }) => ref.update({ restorableUntil: FieldValue.delete() })),
  ]);
}

/** Which of the documents of an enquiry are there, by their collection. */
export async function heldOf(id: string): Promise<string[]> {
  const holders = holdersOf(id);
  const [stored, mail, versions] = await Promise.all([
    holders.enquiry.get(),
    holders.mail.get(),
    holders.versions.get(),
  ]);
  return [
    ...(stored.exists ? ['enquiries'] : []),
    ...(mail.exists ? ['mail'] : []),
    ...versions.docs.map(() => 'versions'),
  ];
}
