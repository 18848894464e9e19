import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Asks for a path just as it is written, where `fetch` would put it in order first. */
export function rawRequest(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode = 0, headers: received } = answer;
        resolve({
          status: statusCode,
          headers: received,
          body: Buffer.concat(parts).toString(),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
