import { type Endpoint, write } from '../api/rows.ts';
import { personErasureRequest, personExport, personRequest, storedErasure } from './person.ts';

export const personEndpoints = {
  exportPerson: {
    ...write,
    capability: 'handlePersonalData',
    method: 'POST',
    path: '/api/people/export',
    body: personRequest,
    data: personExport,
    summary: 'Everything that is held about a person',
  },
  erasePerson: {
    ...write,
    capability: 'handlePersonalData',
    method: 'POST',
    path: '/api/people/erase',
    body: personErasureRequest,
    data: storedErasure,
    summary: 'Remove everything that is held about a person',
  },
} as const satisfies Record<string, Endpoint>;
