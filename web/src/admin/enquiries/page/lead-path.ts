import type { StoredEnquiry } from '@institute/schema';
import { tabPath } from '../../shell/tabs.ts';

/** The address of a lead beside the list that `search` describes, or of that list. */
export const leadPath = (search: string, id?: string): string => tabPath('enquiries', id) + search;

/** How the lead after a deleted one is opened: the focus stays at the undo, for which time is short. */
export const afterDeletion = 'after a deletion';

/**
 * Who comes after a lead in a list. After the last one that is who still waits for an answer: Today begins with
 * who has waited longest, the end of the list.
 */
export function nextLead(
  shown: readonly Pick<StoredEnquiry, '_id' | 'status'>[],
  item: string | undefined,
): string | undefined {
  const below = shown[shown.findIndex(({ _id }) => _id === item) + 1];
  const next = below ?? shown.find(({ _id, status }) => _id !== item && status === 'new');
  return next?._id;
}
