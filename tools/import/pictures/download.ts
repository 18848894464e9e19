import { lookup } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { Refused } from '../refused.ts';
import { largest } from './from-folder.ts';
import { isPublic } from './public-address.ts';

const hops = 3;
const timeout = 30_000;

/** The addresses of a host. Throws `Refused` unless all are public: nothing of a network of ours is asked. */
async function publicAddress(
  host: string,
  isAllowed: (address: string) => boolean,
): Promise<{ address: string; family: number }> {
  const bare = host.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  let found = [{ address: bare, family }];
  if (!family)
    try {
      found = await lookup(bare, { all: true });
    } catch {
      throw new Refused(`${host} has no address`);
    }
  const [first] = found;
  if (!first || !found.every(({ address }) => isAllowed(address)))
    throw new Refused(`${host} is not on the public internet`);
  return first;
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new Refused('is over 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Asks the address that was checked, whatever the name leads to by then. */
function ask(
  url: URL,
  { address, family }: { address: string; family: number },
): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(
      url,
      {
        agent: false,
        signal: AbortSignal.timeout(timeout),
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    ).on('error', reject);
  });
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

/** Whether a redirect stays on the site that was exported. */
const staysOn = (from: URL, to: URL): boolean =>
  /^https?:$/.test(to.protocol) &&
  hostOf(from) === hostOf(to) &&
  (to.port === '' || to.port === from.port);

/** Downloads a picture from its own site: no other host, no address that is not public. */
export async function download(url: URL, isAllowed = isPublic, left = hops): Promise<Buffer> {
  const address = await publicAddress(url.hostname, isAllowed);
  let response: IncomingMessage;
  try {
    response = await ask(url, address);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return await bytesOf(response);
    response.destroy();
    const { location } = headers;
    if (statusCode < 300 || statusCode >= 400 || !location)
      throw new Refused(`the old site answered ${statusCode}`);
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    if (!next || !staysOn(url, next) || left === 0)
      throw new Refused('the old site sent us elsewhere');
    return await download(next, isAllowed, left - 1);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(
      `the old site did not answer (${error instanceof Error ? error.message : ''})`,
    );
  }
}
