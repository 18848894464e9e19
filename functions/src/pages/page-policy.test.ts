import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const directive = (name: string, policy: string): string | undefined =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

const build = {
  VITE_ENQUIRY_SHEET_URL: '',
  VITE_APP_CHECK_SITE_KEY: '',
  VITE_FIREBASE_VAPID_KEY: '',
};

const of = (template: string, environment: NodeJS.ProcessEnv = {}, changes: object = {}) =>
  pagePolicy(template, environment, { ...build, ...changes });

test('a page may connect to its own host and Firebase', () => {
  expect(directive('connect-src', of(''))).toBe(
    "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com" +
      ' https://securetoken.googleapis.com https://firebasestorage.googleapis.com',
  );
});

test('a page of the emulators may connect to the emulators only', () => {
  const emulators = {
    FUNCTIONS_EMULATOR: 'true',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3',
  };
  expect(directive('connect-src', of('', emulators))).toBe(
    "'self' http://127.0.0.1:1 http://127.0.0.1:2 http://127.0.0.1:3",
  );
});

test.each([
  ['https://sheets.example/run?id=1', 'https://sheets.example'],
  [
    'https://script.google.com/macros/s/x/exec',
    'https://script.google.com https://script.googleusercontent.com',
  ],
])('with a spreadsheet configured, enquiries may also go to %s', (sheet, hosts) => {
  const allowed = directive('connect-src', of('', {}, { VITE_ENQUIRY_SHEET_URL: sheet }));
  expect(allowed?.endsWith(`googleapis.com ${hosts}`)).toBe(true);
});

test('the hosts of push notifications are allowed only where they are configured', () => {
  const allowed = directive('connect-src', of('', {}, { VITE_FIREBASE_VAPID_KEY: 'key' }));
  expect(allowed).toContain(
    'https://fcmregistrations.googleapis.com https://firebaseinstallations.googleapis.com',
  );
  expect(of('')).not.toMatch(/fcmregistrations|firebaseinstallations/);
});

test('reCAPTCHA is allowed only where App Check is configured', () => {
  const policy = of('', {}, { VITE_APP_CHECK_SITE_KEY: 'key' });
  const scripts = "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";
  expect(directive('script-src', policy)).toBe(scripts);
  expect(directive('frame-src', policy)).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/ /);
  expect(directive('connect-src', policy)).toContain('content-firebaseappcheck');
  expect(of('')).not.toMatch(/recaptcha|appcheck/);
  expect(directive('default-src', of(''))).toBe("'none'");
  expect(of('')).not.toContain('frame-src');
});

test('nothing becomes script from a string, but where App Check needs reCAPTCHA', () => {
  expect(directive('require-trusted-types-for', of(''))).toBe("'script'");
  expect(of('', {}, { VITE_APP_CHECK_SITE_KEY: 'key' })).not.toContain('trusted-types');
});

test('only the inline scripts and styles of the template are allowed', () => {
  const policy = of('<style>p{}</style><script>alert(1)</script><script src="/x.js"></script>');
  // Hashes made by `openssl dgst -sha256 -binary | base64`; the last is of the empty string.
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(directive('style-src', policy)).toBe(
    `'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=' ${empty}`,
  );
  expect(directive('script-src', policy)).toBe(
    "'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
});
