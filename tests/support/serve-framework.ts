/** A built function in Cloud Functions' own server, in a process of its own. */
import { join } from 'node:path';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { root } from './ports.ts';
import { listen } from './listen.ts';

const [name = ''] = process.argv.slice(2);
const functions = (await import(join(root, 'functions', 'lib', 'index.js'))) as Record<
  string,
  HttpFunction
>;
const built = functions[name];
if (!built) throw new Error(`The build has no function ${name}`);

http(name, built);
const server = getTestServer(name);
listen((request, response) => void server.emit('request', request, response));
