import { readVisits } from './visits.ts';

/** 32 characters that are not mistaken for each other: 5 bits each. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The link of a chat with a new code at the end of its text. Only now the API is told how the visitor
 * came, under that code; a chat without it works as well.
 */
export function withCode(link: string): string {
  const visits = readVisits();
  if (!visits) return link;
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const code = Array.from(bytes, (byte) => characters[byte % 32]).join('');
  import('./send-visit-code.ts')
    .then(({ sendVisitCode }) => sendVisitCode({ code, visits }))
    .catch(() => undefined);
  return link + encodeURIComponent(` (code ${code})`);
}
