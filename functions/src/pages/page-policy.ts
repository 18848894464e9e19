import { createHash } from 'node:crypto';
import { nothingElse, policy } from '../platform/http/security-headers.ts';

/** What the page asks of Firebase: content, sign-in, uploads; in the emulators, of them alone. */
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

/** What the build was told that a page reaches beside Firebase. */
interface Build {
  readonly VITE_ENQUIRY_SHEET_URL: string;
  readonly VITE_APP_CHECK_SITE_KEY: string;
}

/** App Check asks reCAPTCHA Enterprise, which is a script, a frame and calls of its own. */
const recaptcha = 'https://www.google.com/recaptcha/';

const appCheck = {
  scripts: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
  frames: [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
  hosts: ['https://content-firebaseappcheck.googleapis.com', recaptcha],
};

const noAppCheck = { scripts: [], frames: [], hosts: [] };

/** The hashes of the styles or scripts, but for data, that stand in the HTML with their content. */
const hashes = (element: 'script' | 'style', html: string): string[] =>
  [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]* (?:src|type)=)[^>]*>([^]*?)</${element}>`, 'g'),
    ),
  ].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);

/** Emotion, which styles the dashboard, makes empty style elements and fills them by script. */
const emptyStyle = hashes('style', '<style></style>');

/**
 * The Content-Security-Policy of a page. It allows the scripts and styles that stand in the
 * `template`: the HTML of the build, before any content is put into it.
 */
export function pagePolicy(
  template: string,
  environment: NodeJS.ProcessEnv,
  { VITE_ENQUIRY_SHEET_URL: sheet, VITE_APP_CHECK_SITE_KEY: siteKey }: Build,
): string {
  const { scripts, frames, hosts } = siteKey ? appCheck : noAppCheck;
  return policy({
    'default-src': [],
    'script-src': ["'self'", ...hashes('script', template), ...scripts],
    'style-src': ["'self'", ...hashes('style', template), ...emptyStyle],
    'font-src': ["'self'"],
    // Admins may link to pictures anywhere.
    'img-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...firebaseHosts(environment), ...sheetHosts(sheet), ...hosts],
    'frame-src': frames,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...nothingElse,
  });
}
