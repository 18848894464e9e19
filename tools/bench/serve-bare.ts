/** A bare `onRequest`, on Express, that sends the text in a file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { listen } from '../../tests/fixtures/listen.ts';
import { root } from '../emulators/ports.ts';

type OnRequest = (
  handle: (request: express.Request, response: express.Response) => void,
) => RequestHandler;

/** The package of the functions, which this one does not list. */
const https = createRequire(join(root, 'functions', 'package.json')).resolve(
  ['firebase-functions', 'v2', 'https'].join('/'),
);
const { onRequest } = (await import(https)) as { onRequest: OnRequest };
const text = readFileSync(process.argv[2] ?? '', 'utf8');

listen(
  express()
    .disable('x-powered-by')
    .use(onRequest((_request, response) => void response.type('html').send(text))),
);
