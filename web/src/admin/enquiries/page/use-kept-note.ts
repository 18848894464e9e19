import { useCallback, useRef, useState } from 'react';
import { useKept } from '../../editor/drafts/use-kept.ts';
import { useAdmin } from '../../shell/session.ts';
import { tabPath } from '../../shell/tabs.ts';
import { noteDraft } from '../notes/notes-draft.ts';

/** What is typed as a note of a lead, kept in this browser until it is stored (dashboard-4). */
export function useKeptNote(enquiry: string) {
  const { uid } = useAdmin();
  const { kept, keep, drop } = useKept(noteDraft(uid, enquiry), {
    title: 'Note on an enquiry',
    path: tabPath('enquiries', enquiry),
  });
  const [text, show] = useState(String(kept?.['text'] ?? ''));
  /** What was typed last, also for an answer that comes once another lead is open. */
  const typed = useRef(text);
  /** The same for every try of a note. */
  const id = useRef(String(kept?.['id'] ?? crypto.randomUUID()));

  const setText = useCallback(
    (next: string) => {
      typed.current = next;
      id.current = crypto.randomUUID();
      show(next);
      if (next.trim() === '') drop();
      else keep({ text: next, id: id.current });
    },
    [keep, drop],
  );
  return { text, setText, typed, id };
}
