/** A bare Express handler that answers the bytes in one file with the headers in another. */
import { readFileSync } from 'node:fs';
import express from 'express';
import { listen } from '../support/listen.ts';

const [bytesFile = '', headersFile = ''] = process.argv.slice(2);
const bytes = readFileSync(bytesFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>;

listen(
  express()
    .disable('x-powered-by')
    .get('/', (_request, response) => void response.writeHead(200, headers).end(bytes)),
);
