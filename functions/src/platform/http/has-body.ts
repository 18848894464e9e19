import type { IncomingHttpHeaders } from 'node:http';

/** Whether the headers announce a body. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
