import * as z from 'zod/mini';
import { type Endpoint, readAsAdmin, write } from '../api/rows.ts';
import { basedOn, slug } from '../fields/fields.ts';
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
  readFacts: {
    ...readAsAdmin,
    capability: 'readContent',
    path: '/api/facts',
    data: z.object({
      facts: z.record(z.string(), z.string()),
      courses: z.array(z.object({ slug: slug(), title: z.string() })),
    }),
    summary: 'What stands on pages for each fact that texts ask for, and the courses with facts',
  },
} as const satisfies Record<string, Endpoint>;
