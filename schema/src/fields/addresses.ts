/** URLs that are safe to link to: they run nothing, and `//host` does not pass as a path. */
const whole = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\&])|#)/i;
const email = /^[^\s@/:?#&]+@[^\s@/:?#&.]+(?:\.[^\s@/:?#&.]+)+$/;
const webPage = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*\.[\p{L}\p{M}]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * The link target for what was typed: `www.python.org` gets https://, an email address gets
 * mailto:. Undefined for anything that is not a link or would run a script.
 */
export function linkAddress(written: string): string | undefined {
  // Browsers strip these characters from a URL before parsing it.
  const address = written.replace(/[\s\p{Cc}]/gu, '');
  if (whole.test(address)) return written.trim();
  if (email.test(address)) return `mailto:${address}`;
  return webPage.test(address) ? `https://${address}` : undefined;
}

/** The link to store for a file of the site, given the URL that it is served at. */
export const storedLink = (address: string): string =>
  address.replace(/^(?:\/api\/upload\/file(?=\/))+/, '');
