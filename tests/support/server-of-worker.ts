import { join } from 'node:path';
import { startBuilt } from './api-server.ts';
import type { Server } from './fork-server.ts';

/** What a file before has started: files of API tests load this module afresh, in the same process. */
const known = globalThis as { serverOfWorker?: Promise<Server> };

/**
 * The built functions in a process that all files of this worker call, as a start takes more than most
 * tests. Content is the file's own: this process remembers none.
 */
export function functionsOfWorker(): Promise<Server> {
  const script = join(import.meta.dirname, 'serve-functions.ts');
  known.serverOfWorker ??= startBuilt(script, { CONTENT_MEMORY_SECONDS: '0' });
  return known.serverOfWorker;
}

/** Its address. */
export const serverOfWorker = async (): Promise<string> => (await functionsOfWorker()).url;
