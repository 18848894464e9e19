import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import './config.ts';

const region = 'asia-south1';

/** `/api/*`: everything that changes something, and the content for other clients. */
export const api = onRequest(
  { region, memory: '256MiB', concurrency: 80 },
  async (request, response) => {
    const { adoptHost, api: handle } = await import('./http/api.ts');
    adoptHost(request.app);
    handle(request, response);
  },
);

/** Every other path: the pages of the site, as HTML. */
export const pages = onRequest(
  { region, memory: '512MiB', concurrency: 80 },
  async (request, response) => {
    const { adoptHost, pages: handle } = await import('./pages/pages.ts');
    adoptHost(request.app);
    await handle(request, response);
  },
);

/** Tells the staff of a new enquiry; tried again when it fails. */
export const newEnquiry = onDocumentCreated(
  { document: 'enquiries/{id}', region, retry: true },
  async ({ data }) => {
    const { tellStaff } = await import('./enquiries/tell-staff.ts');
    if (data) await tellStaff(data);
  },
);
