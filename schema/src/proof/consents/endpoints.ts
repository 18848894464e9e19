import * as z from 'zod/mini';
import {
  listOf,
  listQuery,
  readAsAdmin,
  smallBodyLimit,
  write,
  type Endpoint,
} from '../../api/rows.ts';
import { consentAsk, shownConsent } from './consent.ts';

export const consentEndpoints = {
  listConsents: {
    ...readAsAdmin,
    ...listOf(shownConsent),
    capability: 'askConsent',
    path: '/api/consents',
    query: z.object(listQuery),
    summary: 'Consent requests and answers, newest first, in pages',
  },
  askConsent: {
    ...write,
    capability: 'askConsent',
    method: 'POST',
    path: '/api/consents',
    body: consentAsk,
    bodyLimit: smallBodyLimit,
    data: shownConsent,
    summary: 'Ask someone for consent, with a new link',
  },
} as const satisfies Record<string, Endpoint>;
