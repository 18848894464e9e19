import type { Application } from 'express';
import { fail } from './fail.ts';

const adopted = new WeakSet<Application>();

/**
 * Cloud Functions calls us from an Express app of its own, which answers a path that cannot be decoded
 * itself, with a page of HTML. From an instance's first request on, it answers faults as we do.
 */
export function adoptHost(host: Application): void {
  if (adopted.has(host)) return;
  adopted.add(host);
  host.use(fail);
}
