/** Endings of addresses that people who write such names use; few initials look like one. */
const endings =
  'app|asia|biz|blog|cc|cfd|click|club|co|com|cyou|dev|fun|gl|guru|icu|in|info|io|link|live|lol|ly|me|mobi|net|news|' +
  'online|org|page|pro|pw|ru|sbs|shop|site|space|store|tech|tk|to|top|vip|website|win|work|world|ws|xyz';

/** A scheme, www., a path after a dot, a known ending, or an IP address. */
const patterns = [
  /[a-z]{2,}:\/\/|\bhttps?:/,
  /(?:^|[^\p{L}\p{M}\d])www\d?\./u,
  /[\p{L}\p{M}\d-]\.[a-z]{2,}\//u,
  new RegExp(`[\\p{L}\\p{M}\\d-]{2,}\\.(?:${endings})(?![\\p{L}\\p{M}\\d-])`, 'u'),
  /(?:\d{1,3}\.){3}\d/,
];

/** Whether a text has the address of a site, which mail programs would make a link. */
export const hasSite = (text: string): boolean => {
  const plain = text.normalize('NFKC').replaceAll('。', '.').toLowerCase();
  return patterns.some((pattern) => pattern.test(plain));
};
