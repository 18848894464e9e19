/** What has a meaning in Markdown: some signs at the start of a line only, and none within a word for `_`. */
const signs =
  /[\\`*[\]<>~#|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|^(?:[-+=](?=[\s=-]|$)|\d+[.)](?=\s|$))/gmu;

/** Text in which nothing is a sign of Markdown. */
export const escape = (text: string): string =>
  text.replace(signs, (sign) =>
    sign.length > 1 ? `${sign.slice(0, -1)}\\${sign.slice(-1)}` : `\\${sign}`,
  );

/** An address without what may follow it in a sentence. */
const address = /(https?:\/\/[^\s<>[\]]*[^\s<>[\]?!.,:;*_~()'"])/;

/** The same, with addresses as links: some readers make links of them, and show what is escaped there. */
export const escapeBetweenAddresses = (text: string): string =>
  text
    .split(address)
    .map((part, index) => (index % 2 === 0 ? escape(part) : `<${part}>`))
    .join('');
