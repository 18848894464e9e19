/**
 * Control characters, which XML and calendars cannot have, but for tabs and line breaks; and those that turn the direction of
 * what follows, in whatever a text stands: a name would write over the rest of a line. Joiners stay: Tamil and emoji need them.
 */
// oxlint-disable-next-line no-control-regex
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** The text in characters that show something, with unpaired surrogates replaced, as UTF-8 does: Firestore rejects them. */
export const plainCharacters = (text: string): string =>
  Buffer.from(text).toString().replace(unwanted, '');
