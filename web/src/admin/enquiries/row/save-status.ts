import { storedEnquiry, type StoredEnquiry } from '@institute/schema';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

/** Saves a status, unless someone else has changed it meanwhile. */
export async function saveStatus(
  { _id: id, status: known, updatedAt }: StoredEnquiry,
  status: StoredEnquiry['status'],
): Promise<StoredEnquiry> {
  try {
    return await callApi('updateEnquiry', { id, body: { status, updatedAt } });
  } catch (error) {
    const isBehind = error instanceof ApiError && error.status === 409;
    const current = isBehind ? storedEnquiry.safeParse(error.data).data : undefined;
    if (current?.status !== known) throw error;
    return saveStatus(current, status);
  }
}
