import {
  endpoints,
  type Endpoint,
  type EndpointBody,
  type EndpointData,
  type EndpointName,
  type Endpoints,
} from '@institute/schema';
import type * as z from 'zod/mini';
import { checkSession, idToken } from '../firebase/auth.ts';
import { timed } from '../page/timed.ts';
import { ApiError, toApiError } from './api-error.ts';
import { request } from './request.ts';

type PathInput<Path> = Path extends `${string}{${infer Parameter}}${string}`
  ? { readonly [Name in Parameter]: string }
  : object;

type BodyInput<Name extends EndpointName> = Endpoints[Name] extends { body: unknown }
  ? { readonly body: EndpointBody<Name> }
  : object;

type QueryInput<Name extends EndpointName> = Endpoints[Name] extends {
  query: infer Query extends z.ZodMiniType;
}
  ? { readonly query?: z.input<Query> }
  : object;

/** The input of an endpoint: path parameters, query and body. */
export type CallInput<Name extends EndpointName> = PathInput<Endpoints[Name]['path']> &
  QueryInput<Name> &
  BodyInput<Name>;

/** The path with its `{parameters}` filled in, and the query. */
function fillPath(path: string, { query, ...input }: Readonly<Record<string, unknown>>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return search ? `${filled}?${search}` : filled;
}

async function send(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) {
  const { response, body } = await request(fillPath(endpoint.path, input), {
    method: endpoint.method,
    body: input['body'],
    token: await idToken(),
    signal,
  });
  if (response.status === 401 || response.status === 403) void checkSession();
  if (!response.ok) throw toApiError(response.status, body, response.headers);
  return body;
}

const content = (endpoint: Endpoint, body: unknown): unknown =>
  endpoint.envelope === 'top-level' ? body : (body as { data?: unknown } | undefined)?.data;

/**
 * Calls the API as the signed-in admin. Rejects only with an `ApiError`, after a timeout of 10 s at
 * the latest; slow and failed calls are logged (api-6).
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<EndpointData<Name>> {
  const endpoint: Endpoint = endpoints[name];
  try {
    return await timed(name, async (signal) => {
      const body = await send(endpoint, { ...input }, signal);
      const parsed = endpoint.data.safeParse(content(endpoint, body));
      if (!parsed.success) throw new ApiError(200, '', {}, parsed.error);
      return parsed.data as EndpointData<Name>;
    });
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, '', {}, error);
  }
}
