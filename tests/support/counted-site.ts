import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { firestore } from '../../functions/src/platform/admin.ts';
import { noteDocuments } from './count-documents.ts';
import { serveHere } from './serve-here.ts';

/** What a visit costs where nothing of it is in memory. */
export interface Cost {
  readonly html: string;
  /** Documents that were read. */
  readonly documents: number;
  readonly paths: readonly string[];
  /** Compressed, and as they are. */
  readonly bytes: number;
  readonly plainBytes: number;
  readonly nodes: number;
}

/** What a visit may cost, however much content there is. */
export const visitLimits: readonly {
  readonly path: string;
  readonly documents: number;
  readonly bytes?: number;
  readonly nodes?: number;
}[] = [
  // Of them the plans of demo classes, 4 in the sample, and the query for single ones.
  { path: '/', documents: 18, bytes: 17_000 },
  { path: '/courses/many-9', documents: 8 },
  { path: '/blog/many-3', documents: 10 },
  { path: '/courses', documents: 20, bytes: 17_000, nodes: 1_200 },
  { path: '/courses?category=cloud', documents: 20 },
  { path: '/courses?page=2', documents: 20, bytes: 17_000, nodes: 1_200 },
  { path: '/placements', documents: 20, bytes: 14_336, nodes: 1_200 },
  { path: '/placements?page=40', documents: 20 },
  { path: '/blog', documents: 20, bytes: 14_336, nodes: 1_200 },
  { path: '/blog?page=50', documents: 20, bytes: 14_336, nodes: 1_200 },
  { path: '/blog?category=career&page=9', documents: 20 },
  { path: '/contact', documents: 20 },
];

/**
 * The built site in this process, where what it reads can be counted. `costOf` has it forget what it
 * read before.
 */
export async function serveCounted() {
  process.env['CONTENT_MEMORY_SECONDS'] = '600';
  const { url, server } = await serveHere();
  const taken = noteDocuments();

  async function read(path: string, token?: string): Promise<string> {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(url + path, { headers });
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
    return response.text();
  }

  async function costOf(path: string): Promise<Cost> {
    await firestore().doc('summaries/changed').set({ id: randomUUID() });
    taken();
    const html = await read(path + (path.includes('?') ? '&saved' : '?saved'));
    const paths = taken();
    return {
      html,
      // The look for changes is one.
      documents: paths.length - 1,
      paths,
      bytes: gzipSync(html).length,
      plainBytes: Buffer.byteLength(html),
      nodes: html.split(/<[a-z]/i).length - 1,
    };
  }

  return { url, read, costOf, taken: () => taken().length, close: () => void server.close() };
}
