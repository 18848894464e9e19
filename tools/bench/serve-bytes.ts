/** A bare Express handler that answers the bytes in a file. */
import { readFileSync } from 'node:fs';
import express from 'express';
import { listen } from '../../tests/fixtures/listen.ts';

const bytes = readFileSync(process.argv[2] ?? '');

listen(
  express().get('/', (_request, response) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }),
);
