import { messages, succeeded, type StoredEnquiry } from '@institute/schema';
import { useCallback } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useDelete } from '../shell/deletion/use-delete.ts';
import { dropDrafts } from '../editor/drafts/draft.ts';
import { useAdmin } from '../shell/session.ts';
import { noteDraft, notesDraft } from './notes/notes-draft.ts';

/** Deletes an enquiry, after a question. Resolves to whether that was agreed to. */
export function useRemoveEnquiry(): (
  enquiry: StoredEnquiry,
  onUndone: () => void,
) => Promise<boolean> {
  const askAndDelete = useDelete();
  const { uid } = useAdmin();
  return useCallback(
    ({ _id: id, name }, onUndone) =>
      askAndDelete({
        id,
        name,
        from: 'enquiries',
        noun: 'enquiry from',
        remove: async () => {
          await callApi('deleteEnquiry', { id });
          for (const draft of [notesDraft(uid, id), noteDraft(uid, id)])
            dropDrafts(localStorage, draft);
        },
        success: succeeded('Enquiry', 'deleted'),
        failure: messages.delete.other,
        onUndone,
      }),
    [askAndDelete, uid],
  );
}
