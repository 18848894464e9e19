import { enquiryEmail, mailSender, smtpUrl } from '../config.ts';
import { siteAddress } from '../site-address.ts';
import type { StoredMail } from './mail.ts';

/** Timeouts in milliseconds: longer than a slow server needs, and together shorter than a claim. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };

/** The SMTP server: that of the emulators, or the one in the secret. */
function serverUrl(): string {
  const emulator = process.env['SMTP_EMULATOR_HOST'];
  if (emulator) return `smtp://${emulator}`;
  const url = smtpUrl.value();
  if (/^smtps?:/.test(url)) return url;
  throw Object.assign(new Error('SMTP_URL does not name an SMTP server'), { code: 'ENOSERVER' });
}

/**
 * Sends a mail by SMTP. Its Message-ID is always the same, so that most mailboxes show a mail that
 * was sent twice only once.
 */
export async function sendMail(id: string, mail: StoredMail): Promise<void> {
  const url = serverUrl();
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.sendMail({
      from: mailSender.value() || enquiryEmail.value(),
      to: [...mail.to],
      ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
      ...mail.message,
      ...(mail.calendar !== undefined && {
        attachments: [
          {
            filename: 'demo-class.ics',
            content: mail.calendar,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ],
      }),
      messageId: `<${id}@${new URL(siteAddress()).hostname}>`,
      ...(mail.kind !== 'message' && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}
