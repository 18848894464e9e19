import { appCheckHeader } from '../firebase/app-check.ts';

interface Request {
  readonly method: string;
  /** Sent as JSON; nothing is sent when absent. */
  readonly body?: unknown;
  readonly token?: string | null;
  readonly signal: AbortSignal;
  /** Whether it is sent, too, if the page is closed meanwhile; its body is short then. */
  readonly keepalive?: boolean;
  /** Called once nothing is waited for before it is sent. */
  readonly onBegun?: (() => unknown) | undefined;
}

/** Sends JSON to the API; the body is undefined where the answer is not JSON, such as a proxy's page. */
export async function request(
  path: string,
  { body, token, onBegun, ...more }: Request,
): Promise<{ response: Response; body: unknown }> {
  const appCheck = await appCheckHeader();
  onBegun?.();
  const response = await fetch(path, {
    ...more,
    headers: {
      'Content-Type': 'application/json',
      ...appCheck,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { response, body: await response.json().catch(() => undefined) };
}
