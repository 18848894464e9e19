import { escapeHtml } from '@institute/schema';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { emulatorAddress, type Stack } from '../../tests/support/ports.ts';

/** The received mails, in memory, newest first. */
const capacity = 200;

const asText = ({ subject, from, to, replyTo, date, text }: Email) =>
  [
    `From: ${from?.address}`,
    `To: ${to?.map(({ address }) => address).join(', ')}`,
    ...(replyTo ? [`Reply to: ${replyTo.map(({ address }) => address).join(', ')}`] : []),
    `Sent: ${date}`,
    `Subject: ${subject}`,
    '',
    text,
  ].join('\n');

const page = (mails: readonly Email[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Emails</title>
<style>body { font-family: system-ui; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border-top: 1px solid; padding-top: 1rem }</style>
<h1>Emails</h1>
<p>${mails.length === 0 ? 'No emails yet. Reload to check again.' : 'Newest first. They are lost when the emulators stop.'}</p>
${mails.map((mail) => `<pre>${escapeHtml(asText(mail))}</pre>`).join('\n')}
</html>
`;

async function listen(server: Pick<Server, 'listen'>, address: string): Promise<void> {
  const { hostname, port } = new URL(`http://${address}`);
  await once(server.listen(Number(port), hostname), 'listening');
}

/**
 * The SMTP server of the emulators: accepts every mail, forwards none, and shows them on a port of
 * its own, as a page and, at `/mails.json`, for tests.
 */
export async function startMailServer(stack: Stack): Promise<{ close: () => void }> {
  const mails: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      mails.unshift(await PostalMime.parse(await buffer(stream)));
      mails.splice(capacity);
      done();
    },
  });
  // A sender killed during a mail must not end the server.
  smtp.on('error', () => undefined);
  const inbox = createServer((request, response) => {
    const [type, body] =
      request.url === '/mails.json'
        ? ['application/json', JSON.stringify(mails)]
        : ['text/html; charset=utf-8', page(mails)];
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.end(body);
  });
  await listen(smtp, emulatorAddress(stack, 'smtp'));
  await listen(inbox, emulatorAddress(stack, 'inbox'));
  return {
    close() {
      smtp.close();
      inbox.close();
      inbox.closeAllConnections();
    },
  };
}
