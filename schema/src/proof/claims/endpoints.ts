import * as z from 'zod/mini';
import { read, readAsAdmin, smallBodyLimit, write, type Endpoint } from '../../api/rows.ts';
import { requiredDay } from '../../fields/date-fields.ts';
import { uploadBodyLimit } from '../../media/upload.ts';
import {
  claimedOn,
  claimSource,
  claimSwitch,
  claimUpdate,
  verifiedClaim,
  ledger,
  storedClaim,
} from './claim.ts';

export const claimEndpoints = {
  readVerifiedClaims: {
    ...read,
    makesClaims: true,
    path: '/api/pages/claims',
    data: z.array(verifiedClaim),
    summary: 'Verified claims on the site, each with its basis',
  },
  listClaims: {
    ...readAsAdmin,
    capability: 'manageClaims',
    path: '/api/claims',
    data: ledger,
    summary: 'Every claim on the site, with its evidence',
  },
  listExpiringClaims: {
    ...readAsAdmin,
    capability: 'manageClaims',
    path: '/api/expiring-claims',
    data: z.array(storedClaim),
    summary: 'Claims on the site that expire within 30 days, soonest first',
  },
  readClaimedOn: {
    ...readAsAdmin,
    capability: 'switchClaims',
    path: '/api/claims-on-day',
    query: z.object({ day: requiredDay('Day') }),
    data: z.array(claimedOn),
    summary: 'What the site claimed on a given day, with basis, source and consent',
  },
  saveClaim: {
    ...write,
    capability: 'manageClaims',
    method: 'PUT',
    path: '/api/claims/{id}',
    body: claimUpdate,
    bodyLimit: smallBodyLimit,
    data: storedClaim,
    summary: 'Add evidence for a claim on the site, or withdraw the claim',
  },
  storeClaimSource: {
    ...write,
    capability: 'manageClaims',
    method: 'POST',
    path: '/api/claim-sources',
    body: claimSource,
    bodyLimit: uploadBodyLimit,
    data: z.object({ source: z.string() }),
    summary: 'Store the source file of a claim, for staff only',
  },
  readClaimSource: {
    ...readAsAdmin,
    capability: 'manageClaims',
    path: '/api/claim-sources/{id}',
    data: z.object({ file: z.string(), filename: z.string() }),
    summary: 'The source file of a claim',
  },
  saveClaimSwitch: {
    ...write,
    capability: 'switchClaims',
    method: 'PUT',
    path: '/api/claim-switch',
    body: claimSwitch,
    bodyLimit: smallBodyLimit,
    data: z.object({ onlyBacked: z.boolean() }),
    summary: 'Show only verified claims, or all claims',
  },
} as const satisfies Record<string, Endpoint>;
