import * as z from 'zod/mini';
import { create, readAsAdmin, remove, smallBodyLimit, type Endpoint } from '../api/rows.ts';
import { redirect, storedRedirect } from './redirect.ts';

export const redirectEndpoints = {
  listRedirects: {
    ...readAsAdmin,
    capability: 'editContent',
    path: '/api/redirects',
    data: z.array(storedRedirect),
    summary: 'All redirects, newest first',
  },
  createRedirect: {
    ...create,
    capability: 'editContent',
    path: '/api/redirects',
    body: redirect,
    bodyLimit: smallBodyLimit,
    data: storedRedirect,
    summary: 'Redirect an old path to another one',
  },
  deleteRedirect: {
    ...remove,
    capability: 'editContent',
    path: '/api/redirects/{id}',
    summary: 'Delete a redirect',
  },
} as const satisfies Record<string, Endpoint>;
