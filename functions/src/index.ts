import { cloudRegion, institute, localDay } from '@institute/schema';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { maxInstances, minInstances, smtpUrl } from './platform/config.ts';
import type * as ApiModule from './api/api.ts';
import { logRequest } from './platform/http/log-request.ts';
import { returnBody, withholdBodies } from './platform/http/withhold-body.ts';
import type * as PagesModule from './pages/pages.ts';

setGlobalOptions({ region: cloudRegion, maxInstances });

/** Of what visitors wait for. */
const served = { memory: '512MiB', concurrency: 80, minInstances } as const;

/** Of what nobody waits for: the fraction of a CPU that belongs to the memory, for one event at a time. */
const background = { cpu: 'gcf_gen1', concurrency: 1 } as const;

// Only HTTP functions need this: event functions are not publicly callable.
if (process.env['FUNCTION_SIGNATURE_TYPE'] !== 'cloudevent') withholdBodies();

// Loaded on first use, for a faster cold start.
let apiModule: typeof ApiModule | undefined;
let pagesModule: typeof PagesModule | undefined;

/** `/api/*`: all writes, and the content for other clients. */
export const api = onRequest(served, async (request, response) => {
  logRequest(request, response);
  apiModule ??= await import('./api/api.ts');
  returnBody(request);
  apiModule.keepOutOfSearch(request, response);
  apiModule.adoptHost(request.app);
  apiModule.api(request, response);
});

/** Every other path: the pages of the site as HTML. */
export const pages = onRequest(served, async (request, response) => {
  logRequest(request, response);
  pagesModule ??= await import('./pages/pages.ts');
  returnBody(request);
  pagesModule.keepOutOfSearch(request, response);
  pagesModule.adoptHost(request.app);
  await pagesModule.pages(request, response);
});

/** Mails a new enquiry to the staff and thanks its sender, and assigns it to one of them, who is notified; retried when it fails. */
export const newEnquiry = onDocumentCreated(
  { ...background, document: 'enquiries/{id}', retry: true },
  async ({ data }) => {
    const { tellStaff } = await import('./enquiries/mails/tell-staff.ts');
    const { thankPerson } = await import('./enquiries/mails/thank-person.ts');
    const { assignByTurns } = await import('./enquiries/assign-by-turns.ts');
    const { tellAssigned } = await import('./enquiries/tell-assigned.ts');
    const { staffSources } = await import('@institute/schema');
    if (!data || staffSources.includes(data.get('source'))) return;
    await tellStaff(data);
    await tellAssigned(await assignByTurns(data.ref), data.id);
    await thankPerson(data);
  },
);

/** Assigns the enquiries of someone who handles them no longer to no one; retried when it fails. */
export const freeEnquiries = onDocumentWritten(
  { ...background, document: 'leavers/{id}', retry: true, timeoutSeconds: 540 },
  async ({ data }) => {
    const { freeEnquiries: free } = await import('./enquiries/free-enquiries.ts');
    if (data?.after.exists) await free(data.after.ref);
  },
);

/** Sends a new mail from the outbox; if that fails, `sendMail` retries. */
export const newMail = onDocumentCreated(
  { ...background, document: 'mail/{id}', secrets: [smtpUrl] },
  async ({ data }) => {
    const { deliver } = await import('./mails/outbox/deliver.ts');
    if (data) await deliver(data.ref);
  },
);

/** Retries the mails that are due, and summarises hours with more enquiries than mails. */
export const sendMail = onSchedule(
  { ...background, schedule: 'every 5 minutes', timeoutSeconds: 540, secrets: [smtpUrl] },
  async () => {
    const { summariseHours } = await import('./enquiries/mails/summarise-hours.ts');
    const { deliverDue } = await import('./mails/outbox/deliver.ts');
    await summariseHours();
    await deliverDue();
  },
);

/** Every minute: publishes the releases whose time has come. */
export const publishReleases = onSchedule(
  { ...background, schedule: 'every 1 minutes' },
  async () => {
    const { publishDue } = await import('./releases/publish-due.ts');
    await publishDue();
  },
);

/** Reminds of demo classes, hands on offered places, and tells of cancelled classes. */
export const sweepDemoClasses = onSchedule(
  { ...background, schedule: 'every 5 minutes', timeoutSeconds: 540 },
  async () => {
    const { sweepBookings } = await import('./demo/sweep-bookings.ts');
    await sweepBookings();
  },
);

/** Every hour: computes the figures of the days whose records have changed, and what the site tells of them. */
export const keepReports = onSchedule(
  { ...background, schedule: 'every 1 hours', timeoutSeconds: 540, memory: '512MiB' },
  async () => {
    const { keepStaleDays } = await import('./reports/reports.ts');
    const { keepAnswerTime } = await import('./reports/answer-time.ts');
    await keepStaleDays();
    await keepAnswerTime();
  },
);

/** Every night: emails the staff about enquiries whose own email is missing or failed, and assigns those that were not. */
export const mailMissedEnquiries = onSchedule(
  { ...background, schedule: '0 3 * * *', timeZone: institute.timeZone, timeoutSeconds: 540 },
  async () => {
    const { mailMissed } = await import('./enquiries/mails/mail-missed.ts');
    await mailMissed();
  },
);

/** Hands enquiries that nobody answers in time to the next colleague on duty, where an owner has asked for it. */
export const reassignEnquiries = onSchedule(
  { ...background, schedule: 'every 15 minutes', timeoutSeconds: 540 },
  async () => {
    const { reassignLate } = await import('./enquiries/reassign.ts');
    await reassignLate();
  },
);

/**
 * Every morning: tells the owner of enquiries that wait for longer than promised, and each colleague
 * what is theirs that day.
 */
export const tellUnanswered = onSchedule(
  { ...background, schedule: '0 9 * * *', timeZone: institute.timeZone, timeoutSeconds: 540 },
  async () => {
    const { listDemoClasses } = await import('./demo/demo-day.ts');
    const { tellColleagues } = await import('./enquiries/mails/tell-colleagues.ts');
    const { tellUnanswered: tell } = await import('./enquiries/mails/tell-unanswered.ts');
    await tell();
    await tellColleagues(await listDemoClasses({ id: localDay(new Date()) }));
  },
);

/**
 * Audits a new file, deletes one that may not stay, and makes the widths of an image; retried when it fails.
 * Drawing takes up to 180 MiB, so an instance handles one file at a time.
 */
export const newFile = onObjectFinalized(
  { retry: true, memory: '512MiB', concurrency: 1 },
  async (event) => {
    const [{ recordUpload }, { removeDisguised }, { makeSizes }] = await Promise.all([
      import('./media/record-upload.ts'),
      import('./media/remove-disguised.ts'),
      import('./media/images/make-sizes.ts'),
    ]);
    await recordUpload(event);
    const { data } = event;
    if (/^(?:images|documents)\//.test(data.name) && (await removeDisguised(data))) return;
    await makeSizes(data);
  },
);

/** Every night: removes expired data; a failed run is made up for by the next. */
export const removeExpired = onSchedule(
  { ...background, schedule: '30 2 * * *', timeZone: institute.timeZone, timeoutSeconds: 540 },
  async () => {
    const { removeExpired: remove } = await import('./people/remove-expired.ts');
    await remove();
  },
);

/** Every night: compares the admin accounts with the night before. */
export const watchAccounts = onSchedule(
  { ...background, schedule: '0 3 * * *', timeZone: institute.timeZone },
  async () => {
    const { watchAccounts: watch } = await import('./account/watch-accounts.ts');
    await watch();
  },
);
