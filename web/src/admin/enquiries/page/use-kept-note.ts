import { useCallback, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDrafts } from '../../editor/drafts/draft.ts';
import { useAdmin } from '../../shell/session.ts';
import { tabPath } from '../../shell/tabs.ts';
import { noteDraft } from '../notes/notes-draft.ts';

/** What is typed as a note of a lead, kept in this browser until it is stored (dashboard-4). */
export function useKeptNote(enquiry: string) {
  const { uid } = useAdmin();
  const name = noteDraft(uid, enquiry);
  const [kept] = useState(() => {
    const [draft] = readDrafts(localStorage, name);
    return { id: draft?.id ?? crypto.randomUUID(), text: String(draft?.values['text'] ?? '') };
  });
  const { id } = kept;
  const [text, show] = useState(kept.text);
  /** What was typed last, also for an answer that comes once another lead is open. */
  const typed = useRef(kept.text);

  const setText = useCallback(
    (next: string) => {
      typed.current = next;
      show(next);
      if (next.trim() === '') return dropDraft(localStorage, name, id);
      keepDraft(localStorage, name, {
        ...{ id, title: 'Note on an enquiry', path: tabPath('enquiries', enquiry) },
        ...{ values: { text: next }, base: { values: {}, updatedAt: undefined } },
        ...{ keptAt: Date.now(), undone: false },
      });
    },
    [name, id, enquiry],
  );
  return { text, setText, typed };
}
