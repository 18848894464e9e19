import { collections } from '@institute/schema';
import { firestore } from '../platform/admin.ts';

/** Whether an enquiry with that id was erased: a browser that never got the answer sends it again, days later. */
export async function wasErased(id: string): Promise<boolean> {
  const erasures = firestore().collection(collections.erasures);
  const found = await erasures.where('enquiries', 'array-contains', id).limit(1).select().get();
  return !found.empty;
}
