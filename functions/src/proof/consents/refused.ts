import { createHash } from 'node:crypto';
import type { ConsentCard, Home } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors.ts';
import { consents } from './consent-record.ts';

/** However it is typed: in capitals, with other spaces or marks. */
const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What a person took back, as a hash: of a testimonial name and words, of a placement the four fields. */
export function hashOfWords(card: Readonly<Record<string, string | undefined>>): string {
  const { studentName, course, company, position, name, message } = card;
  const words = message === undefined ? [studentName, course, company, position] : [name, message];
  const text = words.map((each = '') => normalised(each)).join('\n');
  return createHash('sha256').update(text).digest('base64url');
}

/** Most values of a query. */
const atOnce = 30;

interface CardOfField {
  readonly field: string;
  readonly card: ConsentCard;
}

/** The field of a card that somebody took back. */
async function refusedField(
  transaction: Transaction,
  cards: readonly CardOfField[],
): Promise<string | undefined> {
  const fields = new Map(cards.map(({ field, card }) => [hashOfWords(card), field]));
  const hashes = [...fields.keys()];
  for (let from = 0; from < hashes.length; from += atOnce) {
    const some = hashes.slice(from, from + atOnce);
    const query = consents().where('refused', 'array-contains-any', some).select('refused');
    const { docs } = await transaction.get(query);
    const refused = docs.flatMap((found) => found.get('refused') as string[]);
    const field = some.flatMap((hash) =>
      refused.includes(hash) ? (fields.get(hash) ?? []) : [],
    )[0];
    if (field !== undefined) return field;
  }
  return undefined;
}

const withdrawn = 'This student withdrew their consent, so this cannot be shown';

/** Rejects cards that somebody took back and that are typed again (consents-10). */
export async function requireNotRefused(
  transaction: Transaction,
  cards: readonly CardOfField[],
): Promise<void> {
  const field = await refusedField(transaction, cards);
  if (field === undefined) return;
  throw new ApiError('conflict', withdrawn, { fields: { [field]: withdrawn } });
}

/** Rejects to ask anew for a card that somebody took back. */
export async function requireMayAsk(transaction: Transaction, card: ConsentCard): Promise<void> {
  if ((await refusedField(transaction, [{ field: 'card', card }])) === undefined) return;
  throw new ApiError('conflict', withdrawn);
}

/** Rejects home with a testimonial that somebody took back. */
export const requireAllowedHome = (
  { testimonials }: Pick<Home, 'testimonials'>,
  transaction: Transaction,
): Promise<void> =>
  requireNotRefused(
    transaction,
    testimonials.map(({ name, message }, index) => ({
      field: `testimonials.${index}.message`,
      card: { name, message },
    })),
  );
