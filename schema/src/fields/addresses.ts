/** What begins like this leads somewhere and runs nothing; `//` and the like lead to another host. */
const whole = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\&])|#)/i;
const email = /^[^\s@/:?#&]+@[^\s@/:?#&]+\.[^\s@/:?#&]+$/;
const webPage = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*\.[\p{L}\p{M}]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * The address that a link to what was written leads to: `www.python.org` gets its https://, an email
 * address its mailto:. Undefined for what leads nowhere, or would run.
 */
export function linkAddress(written: string): string | undefined {
  // Without what a browser takes out of an address before it reads it.
  const address = written.replace(/[\s\p{Cc}]/gu, '');
  if (whole.test(address)) return written.trim();
  if (email.test(address)) return `mailto:${address}`;
  return webPage.test(address) ? `https://${address}` : undefined;
}

/** The link that is stored for a file of the site, from the address that it is served at. */
export const storedLink = (address: string): string =>
  address.replace(/^(?:\/api\/upload\/file(?=\/))+/, '');
