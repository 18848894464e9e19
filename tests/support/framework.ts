/** Cloud Functions' own server, in front of the built functions. */
import domain, { type Domain } from 'node:domain';
import { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { root } from './ports.ts';

/**
 * Cloud Functions' server gives each request a domain, for errors that nothing catches: here they end
 * the process. With domains, Node calls hooks for every promise: a seventh of the processor time.
 */
domain.create = () =>
  Object.assign(new EventEmitter(), { run: (work: () => unknown) => work() }) as Domain;

/** The functions as they were built. */
export const functions = (await import(join(root, 'functions', 'lib', 'index.js'))) as Record<
  string,
  HttpFunction
>;

/** Serves a built function. */
export function serverOf(name: string): RequestListener {
  const built = functions[name];
  if (!built) throw new Error(`The build has no function ${name}`);
  http(name, built);
  const framework = getTestServer(name);
  return (request, response) => void framework.emit('request', request, response);
}
