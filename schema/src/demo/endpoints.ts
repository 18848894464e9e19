import * as z from 'zod/mini';
import { cacheSeconds } from '../api/cache-seconds.ts';
import { create, created, read, remove, write, type Endpoint } from '../api/rows.ts';
import { demoPlan, demoPlanUpdate, storedDemoPlan } from './demo-plan.ts';
import { offeredDemoSlot } from './demo-slot.ts';

export const demoEndpoints = {
  listDemoSlots: {
    ...read,
    // Places change by the minute.
    cacheSeconds: cacheSeconds.none,
    path: '/api/demo/slots',
    data: z.array(offeredDemoSlot),
    summary: 'Demo classes of the next 28 days, in order',
  },
  createDemoPlan: {
    ...create,
    capability: 'editContent',
    path: '/api/demo/plans',
    body: created(demoPlan),
    data: storedDemoPlan,
    summary: 'Add a demo class, or one every week',
  },
  updateDemoPlan: {
    ...write,
    capability: 'editContent',
    method: 'PUT',
    path: '/api/demo/plans/{id}',
    body: demoPlanUpdate,
    data: storedDemoPlan,
    summary: 'Replace a plan of demo classes; those that are booked stay as they are',
  },
  deleteDemoPlan: {
    ...remove,
    capability: 'editContent',
    path: '/api/demo/plans/{id}',
    summary: 'Delete a plan of demo classes of which none to come is booked',
  },
} as const satisfies Record<string, Endpoint>;
