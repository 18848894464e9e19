/**
 * A function as Cloud Functions serves it, by its framework: `pages`, or a bare `onRequest` that
 * sends the text in a file.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { listen } from '../../tests/fixtures/listen.ts';
import { root } from '../emulators/ports.ts';

interface Https {
  readonly onRequest: (handle: HttpFunction) => HttpFunction;
}

async function bareFunction(file: string): Promise<HttpFunction> {
  // The package of the functions, which this one does not list.
  const https = createRequire(join(root, 'functions', 'package.json')).resolve(
    ['firebase-functions', 'v2', 'https'].join('/'),
  );
  const { onRequest } = (await import(https)) as Https;
  const text = readFileSync(file, 'utf8');
  return onRequest((_request, response) => void response.type('html').send(text));
}

const builtPages = async (): Promise<HttpFunction> =>
  ((await import(join(root, 'functions', 'lib', 'index.js'))) as { pages: HttpFunction }).pages;

const [file] = process.argv.slice(2);
http('measured', file ? await bareFunction(file) : await builtPages());
const server = getTestServer('measured');
listen((request, response) => void server.emit('request', request, response));
