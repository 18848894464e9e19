import { createHash } from 'node:crypto';
import { nothingElse, policy } from '../platform/http/security-headers.ts';

/**
 * The Firebase hosts that a page connects to: for content, sign-in and uploads; in the emulators,
 * only those.
 */
function firebaseHosts(environment: NodeJS.ProcessEnv): string[] {
  if (environment['FUNCTIONS_EMULATOR'] !== 'true') {
    const services = ['firestore', 'identitytoolkit', 'securetoken', 'firebasestorage'];
    return services.map((name) => `https://${name}.googleapis.com`);
  }
  const services = ['FIRESTORE', 'FIREBASE_AUTH', 'FIREBASE_STORAGE'];
  return services.flatMap((name) => {
    const host = environment[`${name}_EMULATOR_HOST`];
    return host ? [`http://${host}`] : [];
  });
}

/** A script of Google's answers by way of a second host. */
const sheetHosts = (address: string): string[] => {
  if (!address) return [];
  const { origin } = new URL(address);
  const isScript = origin === 'https://script.google.com';
  return isScript ? [origin, 'https://script.googleusercontent.com'] : [origin];
};

/** Other hosts that the build is configured for. */
interface Build {
  readonly VITE_ENQUIRY_SHEET_URL: string;
  readonly VITE_APP_CHECK_SITE_KEY: string;
  readonly VITE_FIREBASE_VAPID_KEY: string;
}

/** App Check uses reCAPTCHA Enterprise: a script, a frame and requests of its own. */
const recaptcha = 'https://www.google.com/recaptcha/';

const appCheck = {
  scripts: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
  frames: [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
  hosts: ['https://content-firebaseappcheck.googleapis.com', recaptcha],
};

/** Where the dashboard gets the token of a browser for push notifications. */
const pushHosts = ['fcmregistrations', 'firebaseinstallations'].map(
  (name) => `https://${name}.googleapis.com`,
);

const noAppCheck = { scripts: [], frames: [], hosts: [] };

/** The hashes of the inline styles or scripts in the HTML, except data blocks. */
const hashes = (element: 'script' | 'style', html: string): string[] =>
  [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]* (?:src|type)=)[^>]*>([^]*?)</${element}>`, 'g'),
    ),
  ].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);

/** Emotion, which styles the dashboard, creates empty style elements and fills them by script. */
const emptyStyle = hashes('style', '<style></style>');

/** The policy, with an inline style allowed besides: `content` is what is in its element. */
export const allowingStyle = (allowed: string, content: string): string =>
  allowed.replace('style-src', `style-src ${hashes('style', `<style>${content}</style>`)[0]}`);

/** That of a page without the app: what stands in its `template`, pictures, forms to this site. */
export function plainPolicy(template: string): string {
  const scripts = hashes('script', template);
  return policy({
    'default-src': [],
    'style-src': hashes('style', template),
    ...(scripts.length > 0 && { 'script-src': scripts }),
    'font-src': ["'self'"],
    'img-src': ["'self'", 'https:'],
    'manifest-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    ...nothingElse,
    'form-action': ["'self'"],
  });
}

/**
 * The Content-Security-Policy of a page. It allows the inline scripts and styles of the `template`:
 * the HTML of the build, before any content is put into it.
 */
export function pagePolicy(
  template: string,
  environment: NodeJS.ProcessEnv,
  {
    VITE_ENQUIRY_SHEET_URL: sheet,
    VITE_APP_CHECK_SITE_KEY: siteKey,
    VITE_FIREBASE_VAPID_KEY: pushKey,
  }: Build,
): string {
  const { scripts, frames, hosts } = siteKey ? appCheck : noAppCheck;
  return policy({
    'default-src': [],
    'script-src': ["'self'", ...hashes('script', template), ...scripts],
    'style-src': ["'self'", ...hashes('style', template), ...emptyStyle],
    'font-src': ["'self'"],
    // Admins may use pictures from any host.
    'img-src': ["'self'", 'https:'],
    'connect-src': [
      "'self'",
      ...firebaseHosts(environment),
      ...sheetHosts(sheet),
      ...hosts,
      ...(pushKey ? pushHosts : []),
    ],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'manifest-src': ["'self'"],
    // Firebase gives the browser the address of reCAPTCHA's script as a string.
    ...(!siteKey && { 'require-trusted-types-for': ["'script'"] }),
    ...nothingElse,
    // Without scripts a form loads a page, that of the search for example.
    'form-action': ["'self'"],
  });
}
