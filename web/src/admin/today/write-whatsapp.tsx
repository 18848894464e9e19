import type { StoredEnquiry } from '@institute/schema';
import { useState } from 'react';
import { MessageDialog, type MessageDraft } from '../enquiries/messages/message-dialog.tsx';

interface WriteWhatsAppProps {
  readonly enquiry: StoredEnquiry;
  readonly onClose: () => void;
}

/** The text of a WhatsApp message to whoever sent an enquiry. */
export function WriteWhatsApp({ enquiry, onClose }: WriteWhatsAppProps) {
  const [draft, setDraft] = useState<MessageDraft>({});
  return (
    <MessageDialog
      enquiry={enquiry}
      channel="whatsapp"
      draft={draft}
      onDraft={setDraft}
      onClose={onClose}
    />
  );
}
