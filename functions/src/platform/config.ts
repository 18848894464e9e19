import { enquiryRetentionDays as promisedDays } from '@institute/schema';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Where new enquiries are told; nobody is told while it is empty. */
export const enquiryEmail = defineString('ENQUIRY_EMAIL', { default: '' });

/**
 * The SMTP server that sends the site's mails, with its account: `smtps://user:password@host`. What is
 * special in user or password is encoded as in any URL. Without a server: `none`.
 */
export const smtpUrl = defineSecret('SMTP_URL');

/** The sender of the site's mails, an address that the server may use; empty for `ENQUIRY_EMAIL`. */
export const mailSender = defineString('MAIL_SENDER', { default: '' });

/** Who is told of changes to admins' accounts; empty for `ENQUIRY_EMAIL`. */
export const ownerEmail = defineString('OWNER_EMAIL', { default: '' });

/** Days after which an enquiry is removed; never more than the privacy notice promises. */
export const enquiryRetentionDays = defineInt('ENQUIRY_RETENTION_DAYS', { default: promisedDays });

/**
 * A bucket outside of the project, which keeps what has to be erased again after a backup is restored
 * (docs/backup.md); without one nothing keeps it.
 */
export const erasuresBucket = defineString('ERASURES_BUCKET', { default: '' });

/** How long an instance shows the content that it read, in seconds, before it reads it again. */
export const contentMemorySeconds = defineInt('CONTENT_MEMORY_SECONDS', { default: 60 });

/** How many instances of each function run at most: what a flood can cost. */
export const maxInstances = defineInt('MAX_INSTANCES', { default: 10 });

/** The site's own address, for canonical links; empty for the project's default Hosting site. */
export const siteUrl = defineString('SITE_URL', { default: '' });

/** Whether public endpoints that write take calls of the site alone; README.md says how to set it up. */
export const appCheckIsOn = defineBoolean('APP_CHECK', { default: false });

/** What stands for an App Check token in the emulators; nothing else ever takes it. */
export const appCheckDebugToken = defineString('APP_CHECK_DEBUG_TOKEN', { default: '' });
