import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const names = ['content-length', 'transfer-encoding'] as const;

const withheld = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/**
 * How much of a body is still read after its answer: a client may read the answer only after
 * sending everything.
 */
const remainder = { bytes: 2 ** 20, milliseconds: 2_000 };

function limitRemainder(request: IncomingMessage, socket: Socket): void {
  let left = remainder.bytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.pause();
  });
  // Marks the request as read, so that Node does not read the rest.
  request.read(0);
  setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, remainder.milliseconds).unref();
}

/**
 * Cloud Functions' own server parses bodies of up to 1 GiB before it calls a function, more than
 * the memory of an instance. This hides the body from it: a function restores the headers with
 * `returnBody`, and decides itself what to read. If the answer comes before the end of the body,
 * the connection is closed soon after.
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
  // The functions emulator crashes if a connection is closed before its request is sent completely.
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return;
  subscribe('http.server.response.finish', (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    if (!request.complete) limitRemainder(request, socket);
  });
}

/** Restores the request's headers that announce its body. */
export function returnBody(request: IncomingMessage): void {
  Object.assign(request.headers, withheld.get(request));
}
