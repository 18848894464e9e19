import { appCheckDebugToken } from './app-check.ts';
import { requireDescribed } from './described-answers.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & { data?: unknown };
}

export interface CallOptions {
  readonly token?: string | undefined;
  /** Sent as JSON; a string goes as it is. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/**
 * Calls the API at `base`, as the site does for App Check, and reads its JSON; an answer of another
 * kind, or one that the API does not describe, fails the test.
 */
export async function call(
  base: string,
  method: string,
  path: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<Reply> {
  const response = await fetch(base + path, {
    method,
    headers: {
      'X-Firebase-AppCheck': appCheckDebugToken,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const { status, headers: answered } = response;
  if (text === '') return { status, headers: answered, body: {} };
  const reply = { status, headers: answered, body: JSON.parse(text) as Reply['body'] };
  requireDescribed(method, path, reply);
  return reply;
}
