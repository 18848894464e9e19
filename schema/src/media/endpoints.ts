import * as z from 'zod/mini';
import { keysOf, text } from '../fields/fields.ts';
import { readAsAdmin, type Endpoint, write } from '../api/rows.ts';
import { fileUpload, imageUpload, mediaFile, uploadBodyLimit, uploadFolders } from './upload.ts';

export const mediaEndpoints = {
  listFiles: {
    ...readAsAdmin,
    capability: 'upload',
    path: '/api/media',
    query: z.object({
      kind: z._default(z.enum(keysOf(uploadFolders), 'Unknown kind'), 'image'),
      name: text(100),
    }),
    data: z.array(mediaFile),
    summary: 'Uploaded images or PDFs, newest first',
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
