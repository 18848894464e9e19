/** A bare `onRequest`, in Cloud Functions' own server, that sends the text of the URL in its argument. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { listen } from '../support/listen.ts';
import { root } from '../support/ports.ts';

interface Https {
  readonly onRequest: (handle: HttpFunction) => HttpFunction;
}

/** The package of the functions, which this one does not list. */
const https = createRequire(join(root, 'functions', 'package.json')).resolve(
  ['firebase-functions', 'v2', 'https'].join('/'),
);
const { onRequest } = (await import(https)) as Https;
const text = await (await fetch(process.argv[2] ?? '')).text();

http(
  'bare',
  onRequest((_request, response) => void response.type('html').send(text)),
);
const server = getTestServer('bare');
listen((request, response) => void server.emit('request', request, response));
