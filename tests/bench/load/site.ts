import { once } from 'node:events';
import { join } from 'node:path';
import { endpoints, type Endpoint } from '@institute/schema';
import { forkServer, type Server } from '../../support/fork-server.ts';
import { root } from '../../support/ports.ts';
import type { Addresses } from './traffic.ts';

/** The built site as on Cloud Run: X-Forwarded-For names the caller. */
export const startSite = (): Promise<Server> =>
  forkServer(join(root, 'tests', 'support', 'serve-built.ts'), [], {
    K_SERVICE: 'api',
    CONTENT_MEMORY_SECONDS: '60',
  });

/** Memory after garbage collection, in bytes. */
export async function memoryOf({ process }: Server): Promise<NodeJS.MemoryUsage> {
  process.send('memory');
  const [usage] = (await once(process, 'message')) as [NodeJS.MemoryUsage];
  return usage;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

const matches = (text: string, form: RegExp): string[] => [
  ...new Set([...text.matchAll(form)].map(([, found = '']) => found)),
];

/** Public endpoints that need neither an id in their path nor a query; no owner has said anything of the sample. */
const api = Object.values<Endpoint>(endpoints)
  .filter(
    ({ method, access, path, query }) =>
      method === 'GET' &&
      access === 'public' &&
      !path.includes('{') &&
      path !== endpoints.getInstitute.path &&
      (!query || query.safeParse({}).success),
  )
  .map(({ path }) => path);

/** Every URL of the sitemap, public endpoint, and file that a page loads or the API names. */
export async function findAddresses(url: string): Promise<Addresses> {
  const sitemap = await read(`${url}/sitemap.xml`);
  const page = matches(sitemap, /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g).map((path) => path || '/');
  const texts = await Promise.all([...page, ...api].map((path) => read(url + path)));
  const all = texts.join('\n');
  const stored = matches(all, /["/]((?:images|documents)\/[0-9a-f]{16}-[a-z0-9.-]+)/g);
  const file = [
    ...stored.map((name) => `/api/upload/file/${name}`),
    ...stored
      .filter((name) => name.startsWith('images/'))
      .map((name) => `/api/upload/file/${name}?width=480`),
    ...matches(all, /(?:src|href)="(\/assets\/[^"]+)"/g),
  ];
  return { page, api, file };
}
