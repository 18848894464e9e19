/**
 * Control characters, which XML and calendars cannot have, but for tabs and line breaks; and those that turn the direction of
 * what follows, in whatever a text stands: a name would write over the rest of a line. Joiners stay: Tamil and emoji need them.
 */
// oxlint-disable-next-line no-control-regex
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A character that shows something; joiners and spaces of no width do not. */
const visible = /[^\s\p{Cf}]/u;

/**
 * The text in characters that show something, empty if none of them does, with unpaired surrogates replaced, as UTF-8 does:
 * Firestore rejects them.
 */
export function plainCharacters(text: string): string {
  const plain = Buffer.from(text).toString().replace(unwanted, '');
  return visible.test(plain) ? plain : '';
}
