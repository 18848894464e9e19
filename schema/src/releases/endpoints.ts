import * as z from 'zod/mini';
import { create, readAsAdmin, remove, smallBodyLimit, write, type Endpoint } from '../api/rows.ts';
import {
  addedEdit,
  dueRelease,
  editMove,
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
    summary: 'Releases with their changes: pending ones, then the most recently published',
  },
  listDueReleases: {
    ...readAsAdmin,
    capability,
    path: '/api/due-releases',
    data: z.array(dueRelease),
    summary: 'Releases that could not be published at their time, and those due within 24 hours',
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
    summary: 'Discard a release and its changes',
  },
  publishRelease: {
    ...act,
    path: '/api/releases/{id}/publish',
    summary: 'Publish all changes in a release now',
  },
  undoRelease: {
    ...act,
    path: '/api/releases/{id}/undo',
    summary: 'Undo a published release and restore what it replaced',
  },
  previewRelease: {
    ...write,
    capability,
    method: 'POST',
    path: '/api/releases/{id}/preview',
    data: previewAddress,
    summary: 'Create a link that previews the site with a release’s changes',
  },
  renewPreview: {
    ...write,
    capability,
    method: 'POST',
    path: '/api/releases/{id}/preview/renewal',
    data: previewAddress,
    summary: 'Create another link to a release’s preview; the link before it stops working',
  },
  addEdit: {
    ...create,
    capability,
    path: '/api/releases/{id}/edits',
    body: newEdit,
    data: addedEdit,
    summary: 'Add a change to a release; it replaces an earlier one to the same document',
  },
  listEditsOf: {
    ...readAsAdmin,
    capability,
    path: '/api/edits',
    query: z.object({ document: newEdit.shape.document }),
    data: z.array(waitingEdit),
    summary: 'The scheduled changes to a document',
  },
  moveEdit: {
    ...write,
    capability,
    method: 'POST',
    path: '/api/edits/{id}/move',
    body: editMove,
    bodyLimit: smallBodyLimit,
    data: addedEdit,
    summary: 'Move a scheduled change to another release that waits',
  },
  removeEdit: {
    ...remove,
    capability,
    path: '/api/edits/{id}',
    summary: 'Discard a scheduled change',
  },
} as const satisfies Record<string, Endpoint>;
