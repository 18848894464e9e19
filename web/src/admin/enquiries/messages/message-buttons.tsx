import type { StoredEnquiry, TemplateChannel } from '@institute/schema';
import { templateChannels } from '@institute/schema';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { MessageDialog, type MessageDraft } from './message-dialog.tsx';

const channels = Object.keys(templateChannels) as TemplateChannel[];

/** Opens a message to whoever sent an enquiry; what is typed stays until it is sent. */
export function MessageButtons({ enquiry }: { readonly enquiry: StoredEnquiry }) {
  const [open, setOpen] = useState<TemplateChannel | null>(null);
  const [drafts, setDrafts] = useState<Partial<Record<TemplateChannel, MessageDraft>>>({});
  return (
    <>
      {channels.map((channel) => (
        <Button
          key={channel}
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={`${templateChannels[channel]} ${enquiry.name}`}
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
