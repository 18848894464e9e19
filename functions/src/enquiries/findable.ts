import { contactsOf, searchParts } from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An enquiry with the fields that it is searched by, which follow from the others. */
export function findable<Data extends DocumentData>(id: string, data: Data) {
  const person = {
    name: textOf(data['name']),
    email: textOf(data['email']),
    phone: textOf(data['phone']),
  };
  return { ...data, searchParts: searchParts(id, person), contacts: contactsOf(person) };
}
