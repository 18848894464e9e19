import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const names = ['content-length', 'transfer-encoding'] as const;

const withheld = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/** What is still read of a body after its answer: a client may look for that only when it has sent it. */
const remainder = { bytes: 2 ** 20, milliseconds: 2_000 };

function limitRemainder(request: IncomingMessage, socket: Socket): void {
  let left = remainder.bytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.pause();
  });
  // From here on the request counts as read, so that Node does not read all of it.
  request.read(0);
  setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, remainder.milliseconds).unref();
}

/**
 * Cloud Functions' own server parses a body of up to 1 GiB before it calls a function, which is more
 * than an instance has. From here on it sees no body: a function takes the headers that announce one
 * back with `returnBody`, and decides itself what it reads. Where the answer comes before the end of
 * the body, the connection is closed soon after.
 */
export function withholdBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const announced: IncomingHttpHeaders = {};
    for (const name of names) {
      if (request.headers[name] !== undefined) announced[name] = request.headers[name];
      delete request.headers[name];
    }
    withheld.set(request, announced);
  });
  // The functions emulator ends itself when a connection is closed before its request is sent.
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return;
  subscribe('http.server.response.finish', (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    if (!request.complete) limitRemainder(request, socket);
  });
}

/** Gives a request the headers back that announce its body. */
export function returnBody(request: IncomingMessage): void {
  Object.assign(request.headers, withheld.get(request));
}
