import * as z from 'zod/mini';
import { text } from '../fields/fields.ts';
import { readAsAdmin, remove, smallBodyLimit, type Endpoint, write } from '../api/rows.ts';
import {
  fileReplacement,
  mediaDetails,
  mediaFile,
  mediaListCount,
  mediaPage,
  mediaText,
  mediaViews,
  mostFiles,
} from './media-file.ts';
import { fileUpload, imageUpload, uploadBodyLimit } from './upload.ts';

export const mediaEndpoints = {
  listFiles: {
    ...readAsAdmin,
    capability: 'upload',
    path: '/api/media',
    query: z.object({
      view: z._default(z.enum(mediaViews, 'Unknown view'), 'all'),
      name: text(100),
      count: z._default(
        z.coerce
          .number('Enter a number')
          .check(
            z.int('Enter a whole number'),
            z.minimum(1, 'At least 1'),
            z.maximum(mostFiles, `At most ${mostFiles}`),
          ),
        mediaListCount,
      ),
    }),
    data: mediaPage,
    summary: 'Uploaded images and PDFs, newest first, and how many there are',
  },
  getFile: {
    ...readAsAdmin,
    capability: 'upload',
    path: '/api/media/{id}',
    data: mediaDetails,
    summary: 'Where an uploaded file is used, and who uploaded it',
  },
  updateFile: {
    ...write,
    capability: 'upload',
    method: 'PUT',
    path: '/api/media/{id}',
    body: mediaText,
    bodyLimit: smallBodyLimit,
    data: mediaFile,
    summary: 'Describe what an uploaded image shows',
  },
  replaceFile: {
    ...write,
    capability: 'upload',
    method: 'POST',
    path: '/api/media/{id}/replacement',
    body: fileReplacement,
    bodyLimit: smallBodyLimit,
    data: z.object({ documents: z.number() }),
    summary: 'Replace an uploaded file with another one wherever it is used',
  },
  deleteFile: {
    ...remove,
    capability: 'upload',
    path: '/api/media/{id}',
    summary: 'Delete an unused uploaded file; it can be restored for 30 days',
  },
  restoreFile: {
    ...write,
    capability: 'upload',
    method: 'POST',
    path: '/api/media/{id}/restore',
    data: mediaFile,
    summary: 'Restore a deleted file',
  },
  uploadFile: {
    ...write,
    capability: 'upload',
    method: 'POST',
    path: '/api/upload',
    envelope: 'top-level',
    body: fileUpload,
    bodyLimit: uploadBodyLimit,
    data: z.object({ url: z.string(), message: z.string() }),
    summary: 'Store a PDF or an image given as a data URL',
  },
  uploadImage: {
    ...write,
    capability: 'upload',
    method: 'POST',
    path: '/api/upload/image',
    envelope: 'top-level',
    body: imageUpload,
    bodyLimit: uploadBodyLimit,
    data: z.object({ data: z.object({ image: z.string() }), message: z.string() }),
    summary: 'Store an image given as a data URL',
  },
} as const satisfies Record<string, Endpoint>;
