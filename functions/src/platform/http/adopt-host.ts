import type { Application } from 'express';
import { fail } from './fail.ts';

const adopted = new WeakSet<Application>();

/**
 * Cloud Functions wraps us in an Express app of its own, which answers undecodable paths with an
 * HTML page. From an instance's first request on, our error handler replaces that.
 */
export function adoptHost(host: Application): void {
  if (adopted.has(host)) return;
  adopted.add(host);
  host.use(fail);
}
