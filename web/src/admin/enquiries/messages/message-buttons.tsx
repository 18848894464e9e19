import type { StoredEnquiry, TemplateChannel } from '@institute/schema';
import { templateChannels } from '@institute/schema';
import Button from '@mui/material/Button';
import { Mail, MessageCircle } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useUnsaved } from '../../shell/unsaved.ts';
import { isTyped, MessageDialog, type MessageDraft } from './message-dialog.tsx';

const channels = [
  { channel: 'whatsapp', reach: 'phone', Icon: MessageCircle, key: 'w' },
  { channel: 'email', reach: 'email', Icon: Mail, key: 'e' },
] as const;

type Drafts = Partial<Record<TemplateChannel, MessageDraft>>;

/** Opens a message to whoever sent an enquiry; what is typed stays until it is sent. */
export function MessageButtons({ enquiry }: { readonly enquiry: StoredEnquiry }) {
  const [open, setOpen] = useState<TemplateChannel | null>(null);
  const [drafts, setDrafts] = useState<Drafts>({});
  useUnsaved(
    Object.values(drafts).some(isTyped),
    useCallback(() => setDrafts({}), []),
  );
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
          key={open}
          enquiry={enquiry}
          channel={open}
          draft={drafts[open] ?? {}}
          onDraft={(draft) => setDrafts((all) => ({ ...all, [open]: draft }))}
          onSent={() => {
            setDrafts((all) => ({ ...all, [open]: {} }));
            setOpen((now) => (now === open ? null : now));
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
