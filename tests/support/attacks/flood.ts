import { connect } from 'node:net';

export interface Flood {
  readonly method?: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  /** What is sent after the headers, over and over. */
  readonly piece: Buffer;
  /** Bytes to send in all. */
  readonly size: number;
}

/**
 * Sends the first piece of a body, and the others only once there is an answer, whose first line it
 * returns: what waits for all of the body never answers. `fetch` would not send a body that is not
 * what its headers say.
 */
export function flood(base: string, { method = 'POST', path, headers, piece, size }: Flood) {
  const { hostname, port, host } = new URL(base);
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer: string | undefined;
    let left = size - piece.length;

    function sendRest(): void {
      while (left > 0 && !socket.destroyed) {
        left -= piece.length;
        if (!socket.write(piece)) return;
      }
      socket.end();
    }

    socket.on('data', (bytes: Buffer) => {
      if (answer !== undefined) return;
      answer = bytes.toString('latin1').split('\r\n', 1)[0];
      socket.on('drain', sendRest);
      sendRest();
    });
    // Who is refused may find the connection closed while it still sends.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (answer === undefined) reject(new Error(`No answer to ${method} ${path}`));
      else resolve(answer);
    });
    const lines = Object.entries({ Host: host, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(piece);
  });
}
