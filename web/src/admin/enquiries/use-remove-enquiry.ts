import { messages, succeeded, type StoredEnquiry } from '@institute/schema';
import { useCallback } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useDelete } from '../shell/deletion/use-delete.ts';
import { dropDrafts } from '../editor/drafts/draft.ts';
import { useAdmin } from '../shell/session.ts';
import { noteDraft, notesDraft } from './notes/notes-draft.ts';

/** Deletes an enquiry, after a question. */
export function useRemoveEnquiry(): (enquiry: StoredEnquiry) => void {
  const askAndDelete = useDelete();
  const { uid } = useAdmin();
  return useCallback(
    ({ _id: id, name }) =>
      void askAndDelete({
        id,
        name,
        from: 'enquiries',
        noun: 'enquiry from',
        remove: async () => {
          await callApi('deleteEnquiry', { id });
          for (const name of [notesDraft(uid, id), noteDraft(uid, id)])
            dropDrafts(localStorage, name);
        },
        success: succeeded('Enquiry', 'deleted'),
        failure: messages.delete.other,
      }),
    [askAndDelete, uid],
  );
}
