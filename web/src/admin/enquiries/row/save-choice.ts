import { storedEnquiry, type StoredEnquiry } from '@institute/schema';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

/** The fields that are saved as soon as they are chosen. */
type Chosen = 'status' | 'assignedTo' | 'reason';

/** Saves one field, unless someone else has changed it meanwhile. */
export async function saveChoice<Name extends Chosen>(
  { _id: id, updatedAt, ...known }: StoredEnquiry,
  name: Name,
  value: StoredEnquiry[Name],
  also: { readonly enrolIn?: string } = {},
): Promise<StoredEnquiry> {
  try {
    return await callApi('updateEnquiry', { id, body: { ...also, [name]: value, updatedAt } });
  } catch (error) {
    const isBehind = error instanceof ApiError && error.status === 409;
    const current = isBehind ? storedEnquiry.safeParse(error.data).data : undefined;
    if (current?.[name] !== known[name]) throw error;
    return saveChoice(current, name, value, also);
  }
}
