/** A scheme, www., a path after a dot, an ending that few initials look like, or an IP address. */
const site =
  /:\/\/|https?:|www\d?\.|\.[a-z]{2,}\/|[\p{L}\p{M}\d-]{2}\.(?:app|biz|cc|click|club|co|com|dev|icu|in|info|io|link|live|me|net|online|org|ru|shop|site|store|tk|to|top|vip|xyz)(?![\p{L}\p{M}\d-])|(?:^|\D)(?:\d{1,3}\.){3}\d/u;

/** Whether a text has the address of a site, which mail programs would make a link. */
export const hasSite = (text: string): boolean =>
  site.test(text.normalize('NFKC').replaceAll('。', '.').toLowerCase());
