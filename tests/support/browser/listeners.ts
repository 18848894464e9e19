import type { Page, Request } from 'playwright-core';

/** What a page listens to in Firestore: a channel, and what it was asked for over it. */
interface Listener {
  /** The targets that the page was told about. */
  readonly targets: Set<number>;
  /** The address of the last request that has the number of the session. */
  address?: URL;
  /** Requests and messages are numbered, and each is heard once. */
  nextRequest: number;
  nextMessage: number;
}

/** The listeners that pages have opened, by the session that each of them has. */
const listeners = new Map<string, Listener>();

/** Those whose session is not known yet: the emulator gives it in its first answer. */
const opening = new WeakMap<Page, Listener>();

/** Notes what the messages of a request add and remove. */
function noteMessages(listener: Listener, body: URLSearchParams): void {
  for (const [name, value] of body) {
    if (!name.endsWith('___data__')) continue;
    const message = JSON.parse(value) as {
      addTarget?: { targetId: number };
      removeTarget?: number;
    };
    if (message.addTarget) listener.targets.add(message.addTarget.targetId);
    if (message.removeTarget !== undefined) listener.targets.delete(message.removeTarget);
  }
  listener.nextMessage = Number(body.get('ofs')) + Number(body.get('count'));
}

/** Notes a request, if a page listens to Firestore with it. */
export function noteListener(request: Request): void {
  const url = new URL(request.url());
  if (!url.pathname.endsWith('/Listen/channel')) return;
  const page = request.frame().page();
  const session = url.searchParams.get('SID');
  const known = session ? (listeners.get(session) ?? opening.get(page)) : undefined;
  const listener = known ?? { targets: new Set(), nextRequest: 0, nextMessage: 0 };
  if (session) {
    listener.address = url;
    listeners.set(session, listener);
  } else {
    opening.set(page, listener);
  }
  if (request.method() !== 'POST') return;
  listener.nextRequest = Number(url.searchParams.get('RID')) + 1;
  noteMessages(listener, new URLSearchParams(request.postData() ?? ''));
}

async function post(
  { address, nextRequest }: Listener,
  parameters: Record<string, string>,
  body?: URLSearchParams,
): Promise<void> {
  const url = new URL(address ?? '');
  for (const [name, value] of Object.entries({ RID: String(nextRequest), ...parameters }))
    url.searchParams.set(name, value);
  // The emulator closes the connection after it without saying so: no other request may follow.
  const headers = { connection: 'close' };
  await (await fetch(url, { method: 'POST', headers, ...(body && { body }) })).text();
}

/**
 * Ends listeners whose pages are closed. A closed page cannot, and the emulator does not end them with
 * their channel: it would ask each query again after every later write, and slow down with each test.
 */
export async function endListeners(): Promise<void> {
  const ended = [...listeners.values()];
  listeners.clear();
  await Promise.all(
    ended.map(async (listener) => {
      const { targets, nextMessage, nextRequest, address } = listener;
      const database = address?.searchParams.get('database');
      const messages = [...targets].map((removeTarget, index) => [
        `req${index}___data__`,
        JSON.stringify({ database, removeTarget }),
      ]);
      const numbers = [
        ['count', String(targets.size)],
        ['ofs', String(nextMessage)],
      ];
      await post(listener, {}, new URLSearchParams([...numbers, ...messages]));
      await post({ ...listener, nextRequest: nextRequest + 1 }, { TYPE: 'terminate' });
    }),
  );
}
