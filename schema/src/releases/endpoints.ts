import * as z from 'zod/mini';
import { create, readAsAdmin, remove, smallBodyLimit, write, type Endpoint } from '../api/rows.ts';
import {
  addedEdit,
  newEdit,
  newRelease,
  previewAddress,
  release,
  releaseWithEdits,
  storedRelease,
  waitingEdit,
} from './release.ts';

const capability = 'editContent';

const act = { ...write, capability, method: 'POST', data: storedRelease } as const;

export const releaseEndpoints = {
  listReleases: {
    ...readAsAdmin,
    capability,
    path: '/api/releases',
    data: z.array(releaseWithEdits),
    summary: 'Releases with their edits: those that wait, and those published last',
  },
  listFailedReleases: {
    ...readAsAdmin,
    capability,
    path: '/api/failed-releases',
    data: z.array(storedRelease),
    summary: 'Releases whose time has come, and that could not be published',
  },
  createRelease: {
    ...create,
    capability,
    path: '/api/releases',
    body: newRelease,
    bodyLimit: smallBodyLimit,
    data: storedRelease,
    summary: 'Add a release',
  },
  updateRelease: {
    ...write,
    capability,
    method: 'PUT',
    path: '/api/releases/{id}',
    body: release,
    bodyLimit: smallBodyLimit,
    data: storedRelease,
    summary: 'Rename a release, or change when it goes live',
  },
  deleteRelease: {
    ...remove,
    capability,
    path: '/api/releases/{id}',
    summary: 'Throw a release away, with its edits',
  },
  publishRelease: {
    ...act,
    path: '/api/releases/{id}/publish',
    summary: 'Make all edits of a release live now',
  },
  undoRelease: {
    ...act,
    path: '/api/releases/{id}/undo',
    summary: 'Put back what a published release replaced',
  },
  previewRelease: {
    ...write,
    capability,
    method: 'POST',
    path: '/api/releases/{id}/preview',
    data: previewAddress,
    summary: 'The address that shows the site with the edits of a release',
  },
  addEdit: {
    ...create,
    capability,
    path: '/api/releases/{id}/edits',
    body: newEdit,
    data: addedEdit,
    summary: 'Let an edit wait in a release; it replaces one of the same document',
  },
  listEditsOf: {
    ...readAsAdmin,
    capability,
    path: '/api/edits',
    query: z.object({ document: newEdit.shape.document }),
    data: z.array(waitingEdit),
    summary: 'The edits of a document that wait',
  },
  removeEdit: {
    ...remove,
    capability,
    path: '/api/edits/{id}',
    summary: 'Throw an edit away',
  },
} as const satisfies Record<string, Endpoint>;
