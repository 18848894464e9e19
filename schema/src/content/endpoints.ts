import * as z from 'zod/mini';
import { type Endpoint, write } from '../api/rows.ts';
import { basedOn } from '../fields/fields.ts';
import { restored } from './version.ts';

export const contentEndpoints = {
  restoreVersion: {
    ...write,
    capability: ['editContent', 'handleEnquiries'],
    method: 'POST',
    path: '/api/versions/{id}/restore',
    body: z.object(basedOn),
    data: restored,
    summary: 'Restore an earlier version of a document',
  },
} as const satisfies Record<string, Endpoint>;
