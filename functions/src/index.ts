import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { maxInstances, smtpUrl } from './platform/config.ts';
import type * as ApiModule from './api/api.ts';
import { returnBody, withholdBodies } from './platform/http/withhold-body.ts';
import type * as PagesModule from './pages/pages.ts';

setGlobalOptions({ region: 'asia-south1', maxInstances });

// Cloud Functions parses the events of the others itself, and lets nobody else call them.
if (process.env['FUNCTION_SIGNATURE_TYPE'] !== 'cloudevent') withholdBodies();

// Loaded by the first request that needs them: an instance starts sooner without.
let apiModule: typeof ApiModule | undefined;
let pagesModule: typeof PagesModule | undefined;

/**
 * `/api/*`: everything that changes something, and the content for other clients. Making a large
 * picture smaller takes some 100 MiB, and several visitors may ask for one at the same time.
 */
export const api = onRequest({ memory: '512MiB', concurrency: 80 }, async (request, response) => {
  apiModule ??= await import('./api/api.ts');
  returnBody(request);
  apiModule.adoptHost(request.app);
  apiModule.api(request, response);
});

/** Every other path: the pages of the site, as HTML. */
export const pages = onRequest({ memory: '512MiB', concurrency: 80 }, async (request, response) => {
  pagesModule ??= await import('./pages/pages.ts');
  returnBody(request);
  pagesModule.adoptHost(request.app);
  await pagesModule.pages(request, response);
});

/** Tells the staff of a new enquiry; tried again when it fails. */
export const newEnquiry = onDocumentCreated(
  { document: 'enquiries/{id}', retry: true },
  async ({ data }) => {
    const { tellStaff } = await import('./enquiries/tell-staff.ts');
    if (data) await tellStaff(data);
  },
);

/** Sends a new mail of the outbox; where that fails, `sendMail` tries again. */
export const newMail = onDocumentCreated(
  { document: 'mail/{id}', secrets: [smtpUrl] },
  async ({ data }) => {
    const { deliver } = await import('./platform/outbox/deliver.ts');
    if (data) await deliver(data.ref);
  },
);

/** Sends the mails that are due again, and the summaries of hours with more enquiries than mails. */
export const sendMail = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 540, secrets: [smtpUrl] },
  async () => {
    const { summariseHours } = await import('./enquiries/summarise-hours.ts');
    const { deliverDue } = await import('./platform/outbox/deliver.ts');
    await summariseHours();
    await deliverDue();
  },
);

/** Tells the staff, every night, of enquiries that they were not told of. */
export const tellUntold = onSchedule(
  { schedule: '0 3 * * *', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  async () => {
    const { tellUntold: tell } = await import('./enquiries/tell-untold.ts');
    await tell();
  },
);

/** Puts a new file on record; tried again when it fails. */
export const newFile = onObjectFinalized({ retry: true }, async (event) => {
  const { recordUpload } = await import('./media/record-upload.ts');
  await recordUpload(event);
});

/** Removes what is past its time, every night; the night after makes up for one that failed. */
export const removeExpired = onSchedule(
  { schedule: '30 2 * * *', timeZone: 'Asia/Kolkata', timeoutSeconds: 540 },
  async () => {
    const { removeExpired: remove } = await import('./people/remove-expired.ts');
    await remove();
  },
);

/** Compares the accounts of admins with the night before, every night. */
export const watchAccounts = onSchedule(
  { schedule: '0 3 * * *', timeZone: 'Asia/Kolkata' },
  async () => {
    const { watchAccounts: watch } = await import('./account/watch-accounts.ts');
    await watch();
  },
);
