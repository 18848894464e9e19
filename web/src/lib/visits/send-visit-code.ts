import type { VisitCode } from '@institute/schema';
import { apiBase } from '../../config/paths.ts';
import { request } from '../api/request.ts';

/** Tells the API how the visitor came who opens the chat with the code. */
export const sendVisitCode = (body: VisitCode): Promise<unknown> =>
  request(`${apiBase}/chats`, { method: 'POST', body, signal: AbortSignal.timeout(10_000) });
