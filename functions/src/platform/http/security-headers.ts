/** Browser features that no page uses, disabled for pages and whatever they embed. */
const unusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

/**
 * Headers of every answer. The referrer keeps the origin, because Google API keys can be restricted
 * to it; docs/decisions/008-headers.md explains the others.
 */
const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Serialises a Content-Security-Policy; a directive without sources allows nothing. */
export const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`)
    .join('; ');

/** Forbidden in every answer: framing, `<base>`, and forms to other hosts. */
export const nothingElse = { 'frame-ancestors': [], 'base-uri': [], 'form-action': [] };

/** For pages, which send their own policy as well. */
export const pageHeaders = (pagePolicy: string) => ({
  ...everywhere,
  'Content-Security-Policy': pagePolicy,
});

/**
 * For anything but pages: data, files, images. Opened directly, it runs in an origin of its own.
 */
export const dataHeaders = {
  ...everywhere,
  'Content-Security-Policy': `${policy({ 'default-src': [], ...nothingElse })}; sandbox`,
};

/**
 * For the files that Hosting serves; the service worker, one of them, may connect to its own host.
 */
export const staticHeaders = {
  ...everywhere,
  'Content-Security-Policy': policy({
    'default-src': [],
    'connect-src': ["'self'"],
    ...nothingElse,
  }),
};
