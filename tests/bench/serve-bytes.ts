/** A bare Express handler that answers as the URL in its argument did when it started. */
import express from 'express';
import { listen } from '../support/listen.ts';

const answer = await fetch(process.argv[2] ?? '');
const bytes = Buffer.from(await answer.arrayBuffer());
const headers = Object.fromEntries(answer.headers);

listen(
  express()
    .disable('x-powered-by')
    .get('/', (_request, response) => void response.writeHead(200, headers).end(bytes)),
);
