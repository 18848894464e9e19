import type { createTransport as CreateTransport, Transporter } from 'nodemailer';
import { enquiryEmail, mailSender, smtpUrl } from '../../platform/config.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { readInstitute, type Institute } from '../institute.ts';
import type { StoredMail } from './mail.ts';

/** Timeouts in milliseconds: longer than a slow server needs, and together shorter than a claim. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 };

/** How long the connection is kept after a mail, in milliseconds. */
const patience = 1_000;

interface Kept {
  readonly url: string;
  readonly pool: Transporter;
  /** How many mails are on their way. */
  sending: number;
  /** When the last mail ended. */
  usedAt: number;
  closing?: NodeJS.Timeout;
}

let kept: Kept | undefined;

function close(connection: Kept): void {
  connection.pool.close();
  if (kept === connection) kept = undefined;
}

/**
 * The one connection to the server, for many mails. An instance without requests stands still, and
 * its timers with it: a connection from before that is dead, which only the clock tells.
 */
function connectTo(url: string, createTransport: typeof CreateTransport): Kept {
  const isStale = kept?.sending === 0 && Date.now() - kept.usedAt > patience;
  if (kept && (isStale || kept.url !== url)) close(kept);
  const pool = () =>
    createTransport({ url, pool: true, maxConnections: 1, maxRequeues: 1, ...timeouts });
  kept ??= { url, pool: pool(), sending: 0, usedAt: 0 };
  return kept;
}

/** Keeps the connection while a mail is sent, and for a moment after the last. */
async function withConnection(
  url: string,
  send: (pool: Transporter) => Promise<unknown>,
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const connection = connectTo(url, createTransport);
  connection.sending += 1;
  clearTimeout(connection.closing);
  try {
    await send(connection.pool);
  } finally {
    connection.sending -= 1;
    connection.usedAt = Date.now();
    if (connection.sending === 0)
      connection.closing = setTimeout(close, patience, connection).unref();
  }
}

/** The SMTP server: that of the emulators, or the one in the secret. */
function serverUrl(): string {
  const emulator = process.env['SMTP_EMULATOR_HOST'];
  if (emulator) return `smtp://${emulator}`;
  const url = smtpUrl.value();
  if (/^smtps?:/.test(url)) return url;
  throw Object.assign(new Error('SMTP_URL does not name an SMTP server'), { code: 'ENOSERVER' });
}

/** The parts of a mail. One that was stored before there were templates is the plain text that it was. */
async function partsOf({ message: { body, text = '' } }: StoredMail, institute: Institute) {
  if (!body) return { text };
  const { renderMail } = await import('../render-mail.tsx');
  return renderMail(body, institute);
}

/** The sender in the institute's name, unless the setting has one. */
function senderOf({ name }: Institute): string | { name: string; address: string } {
  const set = mailSender.value() || enquiryEmail.value();
  return set.includes('<') ? set : { name, address: set };
}

/**
 * Sends a mail by SMTP. Its Message-ID is always the same, so that most mailboxes show a mail that
 * was sent twice only once.
 */
export async function sendMail(id: string, mail: StoredMail): Promise<void> {
  const institute = await readInstitute();
  const parts = await partsOf(mail, institute);
  await withConnection(serverUrl(), (pool) =>
    pool.sendMail({
      from: senderOf(institute),
      to: [...mail.to],
      ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
      subject: mail.message.subject,
      ...parts,
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
    }),
  );
}
