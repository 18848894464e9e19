import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** Whether a request says that its body is compressed. */
const isPacked = ({ headers }: IncomingMessage): boolean =>
  !/^(?:identity)?$/i.test(headers['content-encoding'] ?? '');

/**
 * Cloud Functions unpacks a body before it calls us, up to 1 GiB: one request of a megabyte would end
 * an instance and whatever else it answers. From here on this process meets none: its parser refuses
 * an encoding that it does not know before it reads.
 */
export function refusePacked(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage && isPacked(request)) {
      request.headers['content-encoding'] = 'refused';
    }
  });
}
