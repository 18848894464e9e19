import { storedEnquiry, type EndpointBody, type StoredEnquiry } from '@institute/schema';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

export type EnquiryChanges = Omit<EndpointBody<'updateEnquiry'>, 'updatedAt'>;

/** The fields that are saved as soon as they are chosen. */
type Chosen = 'status' | 'assignedTo' | 'reason';

const names = (changes: EnquiryChanges) => Object.keys(changes) as (keyof EnquiryChanges)[];

/** Saves changes, unless someone else has changed the same fields to something else meanwhile. */
export async function saveChanges(
  { _id: id, updatedAt, ...known }: StoredEnquiry,
  changes: EnquiryChanges,
): Promise<StoredEnquiry> {
  const valueIn = (enquiry: object, name: string): unknown => Reflect.get(enquiry, name);
  try {
    return await callApi('updateEnquiry', { id, body: { ...changes, updatedAt } });
  } catch (error) {
    const isBehind = error instanceof ApiError && error.status === 409;
    const current = isBehind ? storedEnquiry.safeParse(error.data).data : undefined;
    if (!current) throw error;
    const isTheirs = (name: keyof EnquiryChanges) =>
      valueIn(current, name) !== valueIn(known, name) && valueIn(current, name) !== changes[name];
    if (names(changes).some(isTheirs)) throw error;
    return saveChanges(current, changes);
  }
}

/** Saves one field, unless someone else has changed it meanwhile. */
export const saveChoice = <Name extends Chosen>(
  enquiry: StoredEnquiry,
  name: Name,
  value: StoredEnquiry[Name],
  also: { readonly enrolIn?: string } = {},
): Promise<StoredEnquiry> => saveChanges(enquiry, { ...also, [name]: value });
