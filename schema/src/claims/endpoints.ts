import * as z from 'zod/mini';
import { read, readAsAdmin, smallBodyLimit, write, type Endpoint } from '../api/rows.ts';
import { requiredDay } from '../fields/date-fields.ts';
import { uploadBodyLimit } from '../media/upload.ts';
import {
  claimedOn,
  claimSource,
  claimSwitch,
  claimUpdate,
  countedClaim,
  ledger,
  storedClaim,
} from './claim.ts';

export const claimEndpoints = {
  readCounted: {
    ...read,
    makesClaims: true,
    path: '/api/pages/claims',
    data: z.array(countedClaim),
    summary: 'What the site says that is backed, with its basis',
  },
  listClaims: {
    ...readAsAdmin,
    capability: 'manageClaims',
    path: '/api/claims',
    data: ledger,
    summary: 'Every claim of the site, and what backs it',
  },
  listExpiringClaims: {
    ...readAsAdmin,
    capability: 'manageClaims',
    path: '/api/expiring-claims',
    data: z.array(storedClaim),
    summary: 'Claims of the site that expire within 30 days, the next one first',
  },
  readClaimedOn: {
    ...readAsAdmin,
    capability: 'switchClaims',
    path: '/api/claims-on-day',
    query: z.object({ day: requiredDay('Day') }),
    data: z.array(claimedOn),
    summary: 'What was claimed on a day, with basis, source and consent',
  },
  saveClaim: {
    ...write,
    capability: 'manageClaims',
    method: 'PUT',
    path: '/api/claims/{id}',
    body: claimUpdate,
    bodyLimit: smallBodyLimit,
    data: storedClaim,
    summary: 'Back a claim that the site makes, or withdraw it',
  },
  storeClaimSource: {
    ...write,
    capability: 'manageClaims',
    method: 'POST',
    path: '/api/claim-sources',
    body: claimSource,
    bodyLimit: uploadBodyLimit,
    data: z.object({ source: z.string() }),
    summary: 'Store a file that shows a figure, for staff alone',
  },
  readClaimSource: {
    ...readAsAdmin,
    capability: 'manageClaims',
    path: '/api/claim-sources/{id}',
    data: z.object({ file: z.string(), filename: z.string() }),
    summary: 'A file that shows a figure',
  },
  saveClaimSwitch: {
    ...write,
    capability: 'switchClaims',
    method: 'PUT',
    path: '/api/claim-switch',
    body: claimSwitch,
    bodyLimit: smallBodyLimit,
    data: z.object({ onlyBacked: z.boolean() }),
    summary: 'Show only what is backed, or everything',
  },
} as const satisfies Record<string, Endpoint>;
