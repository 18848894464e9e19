import type { StoredEnquiry } from '@institute/schema';
import { useState } from 'react';
import {
  isTyped,
  MessageDialog,
  type MessageDraft,
} from '../enquiries/messages/message-dialog.tsx';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { leaveQuestion } from '../shell/dialogs/leave-question.ts';
import { useUnsaved } from '../shell/unsaved.ts';

interface WriteWhatsAppProps {
  readonly enquiry: StoredEnquiry;
  readonly onClose: () => void;
}

/** The text of a WhatsApp message to whoever sent an enquiry. */
export function WriteWhatsApp({ enquiry, onClose }: WriteWhatsAppProps) {
  const [draft, setDraft] = useState<MessageDraft>({});
  const confirm = useConfirm();
  useUnsaved(isTyped(draft), onClose);

  async function leave() {
    const text = 'What you typed here has not been saved.';
    if (!isTyped(draft) || (await confirm({ ...leaveQuestion, text }))) onClose();
  }

  return (
    <MessageDialog
      enquiry={enquiry}
      channel="whatsapp"
      draft={draft}
      onDraft={setDraft}
      onSent={onClose}
      onClose={() => void leave()}
    />
  );
}
