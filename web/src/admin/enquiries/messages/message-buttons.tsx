import type { StoredEnquiry, TemplateChannel } from '@institute/schema';
import { templateChannels } from '@institute/schema';
import Button from '@mui/material/Button';
import { Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { MessageDialog, type MessageDraft } from './message-dialog.tsx';

const channels = [
  { channel: 'whatsapp', reach: 'phone', Icon: MessageCircle, key: 'w' },
  { channel: 'email', reach: 'email', Icon: Mail, key: 'e' },
] as const;

/** Opens a message to whoever sent an enquiry; what is typed stays until it is sent. */
export function MessageButtons({ enquiry }: { readonly enquiry: StoredEnquiry }) {
  const [open, setOpen] = useState<TemplateChannel | null>(null);
  const [drafts, setDrafts] = useState<Partial<Record<TemplateChannel, MessageDraft>>>({});
  return (
    <>
      {channels
        .filter(({ reach }) => enquiry[reach] !== '')
        .map(({ channel, Icon, key }) => (
          <Button
            key={channel}
            variant="outlined"
            startIcon={<Icon size={18} aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-label={`${templateChannels[channel]} ${enquiry.name}`}
            aria-keyshortcuts={key}
            onClick={() => setOpen(channel)}
          >
            {templateChannels[channel]}
          </Button>
        ))}
      {open && (
        <MessageDialog
          enquiry={enquiry}
          channel={open}
          draft={drafts[open] ?? {}}
          onDraft={(draft) => setDrafts({ ...drafts, [open]: draft })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
