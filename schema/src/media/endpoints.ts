import * as z from 'zod/mini';
import { type Endpoint, write } from '../api/rows.ts';
import { dataUrlLength, fileUpload, imageUpload, pdfSizeLimit } from './upload.ts';

/** The largest file as a data URL, plus some JSON around it. */
const uploadBodyLimit = dataUrlLength(pdfSizeLimit) + 1_000;

export const mediaEndpoints = {
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
