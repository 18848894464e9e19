/** The built functions in one process: `api` over plain HTTP, `pages` by Cloud Functions' own server. */
import './queries/note-queries.ts';
import express from 'express';
import { functions, serverOf } from './framework.ts';
import { listen } from './listen.ts';

const api = express().disable('x-powered-by').use(functions['api']!);
const pages = serverOf('pages');

listen((request, response) => (request.url?.startsWith('/api/') ? api : pages)(request, response));
