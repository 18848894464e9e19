/** A scheme, www., a path after a dot, an ending that few initials look like, or an IP address. */
const site =
  /:\/\/|https?:|www\d?\.|\.[a-z]{2,}\/|[\p{L}\p{M}\d-]{2}\.(?:app|biz|click|club|com|dev|icu|info|link|live|net|online|org|shop|site|store|top|vip|xyz)(?![\p{L}\p{M}\d-])|(?:^|\D)(?:\d{1,3}\.){3}\d/iu;

/** An ending of two small letters; one with a capital is an initial: Ramesh.TK, Anand.In. */
const shortSite = /[\p{L}\p{M}\d-]{2}\.(?:cc|co|in|io|me|ru|tk|to)(?![\p{L}\p{M}\d-])/u;

/** Whether a text has the address of a site, which mail programs would make a link. */
export function hasSite(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return site.test(plain) || shortSite.test(plain);
}
