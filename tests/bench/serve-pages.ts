/** The built function `pages` on Express, as Cloud Functions serves it. */
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { listen } from '../support/listen.ts';
import { root } from '../support/ports.ts';

const { pages } = (await import(join(root, 'functions', 'lib', 'index.js'))) as {
  pages: RequestHandler;
};

listen(express().disable('x-powered-by').use(pages));
