/** Features of the browser that no page uses; what embeds itself in one gets none of them. */
const unusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

/**
 * What every answer says. The referrer keeps the origin, because keys of Google's APIs can be
 * limited to it; docs/decisions/headers.md says why the others are as they are.
 */
const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** A Content-Security-Policy as it is sent; a directive without sources allows nothing. */
export const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`)
    .join('; ');

/** What no answer allows: to be framed, to change where its links lead, to post forms elsewhere. */
export const nothingElse = { 'frame-ancestors': [], 'base-uri': [], 'form-action': [] };

/** For a page, whose own policy goes with it. */
export const pageHeaders = (pagePolicy: string) => ({
  ...everywhere,
  'Content-Security-Policy': pagePolicy,
});

/** For what is no page: data, files, pictures. Opened by itself it is an origin of its own. */
export const dataHeaders = {
  ...everywhere,
  'Content-Security-Policy': `${policy({ 'default-src': [], ...nothingElse })}; sandbox`,
};

/** For the files that Hosting serves; the service worker, one of them, asks its own host. */
export const staticHeaders = {
  ...everywhere,
  'Content-Security-Policy': policy({
    'default-src': [],
    'connect-src': ["'self'"],
    ...nothingElse,
  }),
};
