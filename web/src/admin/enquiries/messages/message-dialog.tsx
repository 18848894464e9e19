import {
  messages,
  placeholdersIn,
  templateChannels,
  type StoredEnquiry,
  type TemplateChannel,
} from '@institute/schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { chatLink } from '../../../lib/links/phone-links.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { logContact } from '../row/log-contact.ts';
import { fittingTemplates } from './fitting-templates.ts';
import { useMessageText } from './use-message-text.ts';
import { useTemplates } from './use-templates.ts';
import { LoadingShape } from '../../shell/read-state.tsx';

/** A message that is being written: what was typed wins over the template. */
export interface MessageDraft {
  /** The same for every try, so that a retry sends one email. */
  readonly id?: string;
  readonly template?: string;
  readonly subject?: string;
  readonly text?: string;
}

export const isTyped = ({ subject, text }: MessageDraft): boolean =>
  subject !== undefined || text !== undefined;

const leftIn = (text: string): string | undefined => {
  const left = placeholdersIn(text).map((name) => `{${name}}`);
  return left.length === 0 ? undefined : `Replace ${left.join(', ')}: we have no value for it`;
};

interface MessageDialogProps {
  readonly enquiry: StoredEnquiry;
  readonly channel: TemplateChannel;
  readonly draft: MessageDraft;
  readonly onDraft: (draft: MessageDraft) => void;
  /** Called once it is sent, or open in WhatsApp. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const plain = {
  whatsapp: { subject: '', text: 'Hello {name}, thank you for your enquiry about {course}.' },
  email: {
    subject: 'Your enquiry about {course}',
    text: 'Hello {name},\n\nthank you for your enquiry about {course}.',
  },
};

/** Writes a message from a template, and sends it. */
export function MessageDialog({
  enquiry,
  channel,
  draft,
  onDraft,
  onSent,
  onClose,
}: MessageDialogProps) {
  const { _id, name, phone } = enquiry;
  const { data, isPending } = useTemplates();
  const fitting = fittingTemplates(data ?? [], channel, enquiry);
  const chosen = fitting.find((each) => each._id === draft.template) ?? fitting[0];
  const filled = useMessageText(enquiry, isPending ? undefined : (chosen ?? plain[channel]));
  const subject = draft.subject ?? filled?.subject ?? '';
  const text = draft.text ?? filled?.text ?? '';
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const confirm = useConfirm();
  const isMail = channel === 'email';
  const problems = {
    subject: isMail ? (leftIn(subject) ?? refused['subject']) : undefined,
    text: leftIn(text) ?? refused['text'],
  };
  const isReady = filled !== undefined && !leftIn(text) && text.trim() !== '';
  const title = `${templateChannels[channel]} to ${name}`;

  async function choose(template: string) {
    const replaced = { title: 'Replace what you typed?', text: 'The template will replace it.' };
    if (isTyped(draft) && !(await confirm({ ...replaced, agree: 'Replace', destructive: true }))) {
      return;
    }
    onDraft({ template });
  }

  async function mail() {
    setBusy(true);
    setRefused({});
    const id = draft.id ?? crypto.randomUUID();
    onDraft({ ...draft, id });
    try {
      await callApi('mailPerson', { id: _id, body: { id, subject, text } });
      notify('success', 'Email on its way');
      onSent();
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields);
      notifyFailure(error, messages.save.enquiry);
      setBusy(false);
    }
  }

  const field = (label: 'subject' | 'text') => ({
    error: problems[label] !== undefined,
    helperText: problems[label],
    slotProps: {
      formHelperText: problems[label] === undefined ? {} : { role: 'alert' },
      htmlInput: { maxLength: label === 'subject' ? 200 : 4000 },
    },
  });

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={() => !busy && onClose()}
      aria-labelledby="message"
    >
      <DialogTitle id="message">{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, paddingTop: 1 }}>
          {fitting.length > 0 && (
            <TextField
              select
              label="Template"
              value={chosen?._id}
              onChange={({ target }) => void choose(target.value)}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {fitting.map((each) => (
                <option key={each._id} value={each._id}>
                  {each.name}
                </option>
              ))}
            </TextField>
          )}
          {!filled && <LoadingShape of="field" />}
          {filled && isMail && (
            <TextField
              label="Subject"
              value={subject}
              onChange={({ target }) => onDraft({ ...draft, subject: target.value })}
              {...field('subject')}
            />
          )}
          {filled && (
            <TextField
              label="Text"
              multiline
              minRows={4}
              maxRows={14}
              value={text}
              onChange={({ target }) => onDraft({ ...draft, text: target.value })}
              {...field('text')}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        {isMail ? (
          <BusyButton
            busy={busy}
            busyLabel="Sending..."
            disabled={!isReady || leftIn(subject) !== undefined}
            onClick={() => void mail()}
          >
            Send
          </BusyButton>
        ) : (
          <Button
            variant="contained"
            disabled={!isReady}
            href={chatLink(phone, text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => {
              void logContact(_id, 'whatsapp', text);
              onSent();
            }}
          >
            Open WhatsApp
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
