import * as z from 'zod/mini';
import {
  listOf,
  listQuery,
  read,
  readAsAdmin,
  smallBodyLimit,
  type Endpoint,
  write,
} from '../api/rows.ts';
import { listPage, pageNumber } from '../content/list-page.ts';
import { rowPage, rowQuery } from '../content/rows.ts';
import { uploadBodyLimit } from '../media/upload.ts';
import {
  placementEvidence,
  placementRecords,
  placementRecordUpdate,
  savedSupportPeriod,
  storedPlacementRecord,
  supportPeriod,
} from '../proof/records/placement-record.ts';
import { storedPlacement } from './placement.ts';

export const placementEndpoints = {
  listPlacements: {
    ...read,
    makesClaims: true,
    ...listOf(storedPlacement),
    path: '/api/placements',
    query: z.object(listQuery),
    summary: 'Placements, newest first, in pages',
  },
  readPlacementPage: {
    ...read,
    makesClaims: true,
    path: '/api/pages/placements',
    query: z.object({ page: pageNumber() }),
    data: listPage(storedPlacement),
    summary: 'A page of the list of placements on the site',
  },
  listPlacementRows: {
    ...readAsAdmin,
    capability: 'readContent',
    path: '/api/rows/placements',
    query: rowQuery,
    data: rowPage(storedPlacement),
    summary: "A page of the dashboard's list of placements",
  },
  getPlacement: {
    ...read,
    makesClaims: true,
    path: '/api/placements/{id}',
    data: storedPlacement,
    summary: 'One placement',
  },
  readPlacementRecords: {
    ...readAsAdmin,
    capability: 'keepPlacementRecords',
    path: '/api/placement-records',
    data: placementRecords,
    summary: 'Placement records kept by staff, and the figures counted from them',
  },
  savePlacementRecord: {
    ...write,
    capability: 'keepPlacementRecords',
    method: 'PUT',
    path: '/api/placement-records/{id}',
    body: placementRecordUpdate,
    bodyLimit: uploadBodyLimit,
    data: storedPlacementRecord,
    summary: 'Record the month, salary and evidence of a placement',
  },
  readPlacementEvidence: {
    ...readAsAdmin,
    capability: 'keepPlacementRecords',
    path: '/api/placement-records/{id}/evidence',
    data: placementEvidence,
    summary: 'The file that proves a placement',
  },
  saveSupportPeriod: {
    ...write,
    capability: 'keepPlacementRecords',
    method: 'PUT',
    path: '/api/support-periods/{id}',
    body: supportPeriod,
    bodyLimit: smallBodyLimit,
    data: savedSupportPeriod,
    summary: 'Record how many students asked for placement support in a financial year',
  },
} as const satisfies Record<string, Endpoint>;
