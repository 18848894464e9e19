import { enquiryRetentionDays as promisedDays } from '@institute/schema';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Address that new enquiries are mailed to; empty for no mails. */
export const enquiryEmail = defineString('ENQUIRY_EMAIL', { default: '' });

/**
 * The SMTP server that sends the site's mails, with credentials: `smtps://user:password@host`,
 * URL-encoded. `none` without a server.
 */
export const smtpUrl = defineSecret('SMTP_URL');

/** Sender of the site's mails, an address that the server accepts; empty for `ENQUIRY_EMAIL`. */
export const mailSender = defineString('MAIL_SENDER', { default: '' });

/** Address that is warned of changes to admin accounts; empty for `ENQUIRY_EMAIL`. */
const ownerEmail = defineString('OWNER_EMAIL', { default: '' });

/** Where mails to the owners go; empty for nowhere. */
export const ownersAddress = (): string => ownerEmail.value() || enquiryEmail.value();

/** Retention period of enquiries in days; never more than the privacy notice promises. */
export const enquiryRetentionDays = defineInt('ENQUIRY_RETENTION_DAYS', { default: promisedDays });

/**
 * A bucket outside of the project for the list of erasures, which has to be applied again after a
 * backup is restored (docs/backup.md); empty for none.
 */
export const erasuresBucket = defineString('ERASURES_BUCKET', { default: '' });

/** Lifetime of content in an instance's memory, in seconds: half of it before pages are made of it. */
export const contentMemorySeconds = defineInt('CONTENT_MEMORY_SECONDS', { default: 60 });

/** Maximum number of instances of each function, which limits the cost of a flood. */
export const maxInstances = defineInt('MAX_INSTANCES', { default: 10 });

/** Minimum number of instances of `api` and `pages`, which cost even without a request. */
export const minInstances = defineInt('MIN_INSTANCES', { default: 0 });

/** The site's own URL, for canonical links; empty for the project's default Hosting site. */
export const siteUrl = defineString('SITE_URL', { default: '' });

/** Whether public endpoints that write require App Check; see README.md. */
export const appCheckIsOn = defineBoolean('APP_CHECK', { default: false });

/** The accepted App Check token in the emulators, and only there. */
export const appCheckDebugToken = defineString('APP_CHECK_DEBUG_TOKEN', { default: '' });
