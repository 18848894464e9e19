/**
 * What the build is told about the Firebase project, which it checks (`vite/environment.ts`). The
 * defaults are the demo project's, which only the emulators serve; README.md says how to set them
 * for a real one.
 */
const defaults = {
  VITE_FIREBASE_PROJECT_ID: 'demo-institute',
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_APP_ID: 'demo-app',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-institute.appspot.com',
  /** The site key of reCAPTCHA Enterprise, for App Check; App Check is off when empty. */
  VITE_APP_CHECK_SITE_KEY: '',
  /** Where popup enquiries go as well; nowhere when empty (popup-8). */
  VITE_ENQUIRY_SHEET_URL: '',
  /** The domain that makes an email address of a bare username (account-1). */
  VITE_ADMIN_EMAIL_DOMAIN: 'vaasal.example',
};

export const env: Readonly<typeof defaults> = { ...defaults, ...import.meta.env };

/** Where the emulators listen, as `host:port`. */
interface Emulators {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  /** What they take for an App Check token; App Check is off when it is empty or absent. */
  readonly appCheck?: string;
}

/**
 * The emulators that the page comes from, if it does: the development server says so to the build,
 * the function `pages` in the page, so that one build serves every stack.
 */
export const emulators: Emulators | null = import.meta.env.SSR
  ? null
  : ((import.meta.env['EMULATORS'] as Emulators | undefined) ??
    (JSON.parse(
      document.querySelector<HTMLMetaElement>('meta[name=emulators]')?.content ?? 'null',
    ) as Emulators | null));
