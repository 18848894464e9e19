import { enquiryEmail, mailSender, smtpUrl } from '../config.ts';
import { siteAddress } from '../site-address.ts';
import type { StoredMail } from './mail.ts';

/** Longer than a slow server takes, and together shorter than a claim lasts. In milliseconds. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };

/** Where mails go: the server of the emulators, or the one that the secret names. */
function serverUrl(): string {
  const emulator = process.env['SMTP_EMULATOR_HOST'];
  if (emulator) return `smtp://${emulator}`;
  const url = smtpUrl.value();
  if (/^smtps?:/.test(url)) return url;
  throw Object.assign(new Error('SMTP_URL names no SMTP server'), { code: 'ENOSERVER' });
}

/**
 * Hands a mail to the SMTP server. Its Message-ID is always the same, so that a mail that had to be
 * handed over twice is one to most mailboxes.
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
      messageId: `<${id}@${new URL(siteAddress()).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}
