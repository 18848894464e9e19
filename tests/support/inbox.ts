import { vi } from 'vitest';
import { inboxUrl } from './ports.ts';
import { stepTimeout } from './patience.ts';

export interface ReceivedMail {
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly { readonly address: string }[];
  readonly replyTo?: readonly { readonly address: string }[];
  readonly attachments?: readonly { readonly filename?: string }[];
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The mails that the emulators' SMTP server has received and whose text or subject holds this. */
export async function receivedWith(content: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${inboxUrl('test')}/mails.json`);
  const mails = (await response.json()) as ReceivedMail[];
  return mails.filter(({ subject, text }) => `${subject}\n${text}`.includes(content));
}

export const untilReceived = (content: string): Promise<ReceivedMail> =>
  vi.waitFor(
    async () => {
      const [mail] = await receivedWith(content);
      if (!mail) throw new Error(`No mail with ${content} arrived`);
      return mail;
    },
    { timeout: stepTimeout, interval: 200 },
  );
