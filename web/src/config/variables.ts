import { institute } from '@institute/schema';

/**
 * Every variable that the build takes, with its default: the demo project's, which only the emulators
 * serve. README.md says how to set them for a real one.
 */
export const variables = {
  VITE_FIREBASE_PROJECT_ID: 'demo-institute',
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_APP_ID: 'demo-app',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-institute.appspot.com',
  /** The site key of reCAPTCHA Enterprise, for App Check; App Check is off when empty. */
  VITE_APP_CHECK_SITE_KEY: '',
  /** The public key of Web Push certificates, for notifications of the staff; they are off when empty. */
  VITE_FIREBASE_VAPID_KEY: '',
  /** Where popup enquiries go as well; nowhere when empty (popup-8). */
  VITE_ENQUIRY_SHEET_URL: '',
  /** The domain that makes an email address of a bare username (account-1). */
  VITE_ADMIN_EMAIL_DOMAIN: institute.domain,
  /** The site's own URL, for robots.txt and the sitemap. */
  VITE_SITE_URL: '',
};
