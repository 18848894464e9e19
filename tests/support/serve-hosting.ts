/**
 * The built site in one process: static files by the server that Hosting's emulator runs on, with the
 * settings of firebase.json, `api` and `pages` by Cloud Functions' own server. The functions emulator
 * starts a process for each concurrent request instead. Tells its parent the port.
 */
import './queries/note-queries.ts';
import domain, { type Domain } from 'node:domain';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { RequestListener } from 'node:http';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { server } from 'superstatic';
import { firebaseConfig, root } from './ports.ts';

/**
 * Cloud Functions' server gives each request a domain, for errors that nothing catches: here they end
 * the process. With domains, Node calls hooks for every promise: a seventh of the processor time.
 */
domain.create = () =>
  Object.assign(new EventEmitter(), { run: (work: () => unknown) => work() }) as Domain;

const functions = (await import(join(root, 'functions', 'lib', 'index.js'))) as Record<
  string,
  HttpFunction
>;

function serverOf(name: string): RequestListener {
  const built = functions[name];
  if (!built) throw new Error(`The build has no function ${name}`);
  http(name, built);
  const framework = getTestServer(name);
  return (request, response) => void framework.emit('request', request, response);
}

const servers = { api: serverOf('api'), pages: serverOf('pages') };

/** An address of the API as calls have it: no rule of firebase.json but its rewrite is for it. */
const plainCall = /^\/api\/[\w/-]+(?:\?|$)/;

const hosting = server({
  port: 0,
  hostname: '127.0.0.1',
  cwd: root,
  config: firebaseConfig('start').hosting,
  stack: 'strict',
  rewriters: {
    function: (rewrite: { function: { functionId: keyof typeof servers } }) =>
      Promise.resolve(servers[rewrite.function.functionId]),
  },
});

hosting.use((request, response, next) =>
  plainCall.test(request.url ?? '') ? servers.api(request, response) : next(),
);

const listening = hosting.listen(() => {
  const address = listening.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
process.on('disconnect', () => process.exit());
