import { useCallback, useRef, useState } from 'react';
import { useKept } from '../../editor/drafts/use-kept.ts';
import { useAdmin } from '../../shell/session.ts';
import { tabPath } from '../../shell/tabs.ts';
import { noteDraft } from '../notes/notes-draft.ts';

/** What is typed as a note of a lead, kept in this browser until it is stored (dashboard-4). */
export function useKeptNote(enquiry: string) {
  const { uid } = useAdmin();
  const path = tabPath('enquiries', enquiry);
  const { kept, keep, drop } = useKept(noteDraft(uid, enquiry), 'Note on an enquiry', path);
  const [text, show] = useState(String(kept['text'] ?? ''));
  /** What was typed last, also for an answer that comes once another lead is open. */
  const typed = useRef(text);

  const setText = useCallback(
    (next: string) => {
      typed.current = next;
      show(next);
      if (next.trim() === '') drop();
      else keep({ text: next });
    },
    [keep, drop],
  );
  return { text, setText, typed };
}
