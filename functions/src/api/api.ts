import {
  asksForPlacements,
  cacheSeconds,
  defaultBodyLimit,
  documentIdPattern,
  endpoints,
  type Endpoint,
  type EndpointName,
} from '@institute/schema';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { cachedShownClaims } from '../proof/claims/shown-claims.ts';
import { lookForChanges } from '../content/changes.ts';
import { knownOwnFacts, readOwnFacts } from '../content/own-facts.ts';
import { asRead } from '../proof/facts.ts';
import { serveFile } from '../media/serve-file.ts';
import type { Account } from '../platform/caller/account.ts';
import {
  authenticate,
  identify,
  recogniseAdmin,
  requireCapability,
} from '../platform/caller/authenticate.ts';
import { checkApp } from '../platform/caller/check-app.ts';
import { clientAddress } from '../platform/caller/client-address.ts';
import { notFound } from '../platform/errors.ts';
import { fail } from '../platform/http/fail.ts';
import { checkBody, readBody } from '../platform/http/read-body.ts';
import { refuseMethod } from '../platform/http/refuse-method.ts';
import { dataHeaders } from '../platform/http/security-headers.ts';
import { makeQueue } from '../platform/make-queue.ts';
import { validate } from '../platform/validate.ts';
import { forgetAnswers, cachedAnswer, toAnswer } from './answer-cache.ts';
import type { Visitor } from './handler-types.ts';
import { handlers } from './handlers.ts';
import { sendCacheable } from './send-cacheable.ts';

/** The input from the URL: the `{id}` of the path, and the query. */
interface Target {
  readonly id: string | undefined;
  readonly query: unknown;
}

/** An untyped handler, as the loop over the table sees it: the schemas validate its input. */
type Handler = (input: Target & { body: unknown }, caller: Account | Visitor) => Promise<object>;

function readId({ params: { id } }: Request): string | undefined {
  if (id === undefined) return undefined;
  if (typeof id === 'string' && documentIdPattern.test(id)) return id;
  throw notFound('Document');
}

const readTarget = (endpoint: Endpoint, request: Request): Target => ({
  id: readId(request),
  query: endpoint.query && validate(endpoint.query, request.query),
});

/** Maximum body size: 0 if the table has no body schema. */
const bodyLimit = (endpoint: Endpoint): number =>
  endpoint.body ? (endpoint.bodyLimit ?? defaultBodyLimit) : 0;

/** A large body takes several times its size in memory, so only a few are handled at a time. */
const largeBodies = makeQueue(2, 20);

const atOnce = <Result>(work: () => Promise<Result>): Promise<Result> => work();

async function readInput(endpoint: Endpoint, request: Request, response: Response) {
  const target = readTarget(endpoint, request);
  if (!endpoint.body) return { ...target, body: undefined };
  const sent = await readBody(request, response, { limit: bodyLimit(endpoint) });
  return { ...target, body: validate(endpoint.body, sent) };
}

function enclose(data: object, envelope: Endpoint['envelope']): object {
  if (envelope === 'data') return { success: true, data };
  if (envelope === 'top-level') return { success: true, ...data };
  return { ...data, success: true, data };
}

/**
 * The caller of a public endpoint. The address is found lazily: few handlers need it, and it takes
 * a while.
 */
const visitor = async (request: Request): Promise<Visitor> => ({
  address: () => clientAddress(request),
  admin: await recogniseAdmin(request),
});

/** The caller of an endpoint, who may call it. */
async function admit(endpoint: Endpoint, request: Request): Promise<Account | Visitor> {
  if (endpoint.access === 'public') return visitor(request);
  const account = await (endpoint.access === 'account' ? identify : authenticate)(request);
  requireCapability(account, ...[endpoint.capability].flat());
  return account;
}

/** Where only what is backed is shown, pages that are open ask the CDN for it twice a minute. */
const claimSeconds = 30;

/** A public answer is cached for everybody but admins, who may see more and get it fresh. */
function serveCacheable(name: EndpointName, endpoint: Endpoint): RequestHandler {
  const handle = handlers[name] as Handler;
  return async (request, response) => {
    checkBody(request, 0);
    const caller = await visitor(request);
    const target = readTarget(endpoint, request);
    const answer = async () =>
      enclose(await handle({ ...target, body: undefined }, caller), endpoint.envelope);
    if (caller.admin) return void response.json(await answer());
    await lookForChanges();
    const key = JSON.stringify([name, target]);
    const held = await cachedAnswer(key, async () => {
      const given = await answer();
      return toAnswer(await asRead(given), asksForPlacements(given));
    });
    const makesClaims = endpoint.makesClaims || held.makesClaims;
    const isBriefly = makesClaims && (await cachedShownClaims()).onlyBacked;
    const lifetimes = isBriefly
      ? { browser: 0, cdn: claimSeconds }
      : { browser: endpoint.cacheSeconds };
    sendCacheable(held, lifetimes, request, response);
  };
}

function serveFresh(name: EndpointName, endpoint: Endpoint): RequestHandler {
  const handle = handlers[name] as Handler;
  const isForAdmins = endpoint.access === 'admin';
  const inTurn = bodyLimit(endpoint) > defaultBodyLimit ? largeBodies : atOnce;
  return async (request, response) => {
    checkBody(request, bodyLimit(endpoint));
    const caller = await admit(endpoint, request);
    if (endpoint.appCheck) await checkApp(request);
    await inTurn(async () => {
      const input = await readInput(endpoint, request, response);
      try {
        const answer = enclose(await handle(input, caller), endpoint.envelope);
        response.status(endpoint.status).json(answer);
      } finally {
        if (isForAdmins && endpoint.method !== 'GET') forgetAnswers();
      }
    });
  };
}

const serve = (name: EndpointName, endpoint: Endpoint): RequestHandler =>
  endpoint.cacheSeconds > 0 ? serveCacheable(name, endpoint) : serveFresh(name, endpoint);

/** The path in Express syntax: `{id}` becomes `:id`. */
const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Paths without parameters come first, so that `/api/blog/admin/all` does not match
 * `/api/blog/{id}`.
 */
const byParameters = (one: string, other: string): number =>
  one.split('{').length - other.split('{').length;

/** The routes of the table. */
function addRows(app: Express): void {
  const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
  const paths = new Set(rows.map(([, { path }]) => path));
  for (const path of [...paths].toSorted(byParameters)) {
    const route = app.route(expressPath(path));
    const ofPath = rows.filter(([, endpoint]) => endpoint.path === path);
    for (const [name, endpoint] of ofPath) {
      const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
      route[method](serve(name, endpoint));
    }
    route.all(refuseMethod(ofPath.map(([, { method }]) => method)));
  }
}

const defaults: RequestHandler = (_request, response, next) => {
  response.set({ ...dataHeaders, 'Cache-Control': 'no-store' });
  next();
};

const serveOpenApi: RequestHandler = async (request, response) => {
  const answer = await cachedAnswer('openapi', async () => {
    const { makeOpenApi } = await import('./openapi.ts');
    return toAnswer(makeOpenApi(await readOwnFacts().catch(knownOwnFacts)));
  });
  sendCacheable(answer, { browser: cacheSeconds.medium }, request, response);
};

const noSuchPath: RequestHandler = () => {
  throw notFound('Path');
};

const takeNoBody: RequestHandler = (request, _response, next) => {
  checkBody(request, 0);
  next();
};

const onlyGet = refuseMethod(['GET']);

const app = express()
  .disable('x-powered-by')
  .disable('etag')
  .set('query parser', 'simple')
  .use(defaults);
addRows(app);
app.use(takeNoBody);
app.route('/api/upload/file/*path').get(serveFile).all(onlyGet);
app.route('/api/openapi.json').get(serveOpenApi).all(onlyGet);

/** `/api/*` as an Express app, for Cloud Functions or any HTTP server. */
export const api = app.use(noSuchPath).use(fail);

export { keepOutOfSearch } from '../content/keep-out-of-search.ts';
export { adoptHost } from '../platform/http/adopt-host.ts';
