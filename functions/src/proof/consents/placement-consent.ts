import type { Placement } from '@institute/schema';
import type { Context } from '../../content/content-collection.ts';
import { ApiError } from '../../platform/errors.ts';
import { marked, placementSubject, type ConsentMark } from './subjects/placement-subject.ts';
import { requireNotRefused } from './refused.ts';
import {
  consentTo,
  contentOf,
  hashOfCard,
  isRefused,
  parseConsent,
  withEntry,
} from './consent-record.ts';

/** A placement, or a version of one. */
type Marked = Placement & ConsentMark;

/**
 * A placement as it is stored, with the mark of whether its student agreed to exactly this. A card
 * that is no longer the one that was agreed to loses the mark; changed back, it has it again.
 */
export async function withConsent(
  stored: Marked,
  { id, transaction }: Pick<Context, 'id' | 'transaction'>,
): Promise<Marked> {
  const fields = marked(stored);
  const document = consentTo({ kind: 'placement', target: id });
  const consent = parseConsent(await transaction.get(document));
  if (consent && isRefused(consent))
    throw new ApiError('conflict', 'This student has asked not to be shown on the site');
  const card = consent && placementSubject.cardOf(fields, consent);
  const isAgreedTo = card && hashOfCard(card) === consent.agreedTo;
  if (!isAgreedTo) {
    const { studentName, course, company, position } = fields;
    const words = { studentName, course, company, position };
    await requireNotRefused(transaction, [{ field: 'studentName', card: words }]);
  }
  if (!consent) return fields;
  const state = isAgreedTo ? 'agreed' : 'cardChanged';
  const mayChange = consent.state === 'agreed' || consent.state === 'cardChanged';
  if (mayChange && consent.state !== state) {
    const at = new Date().toISOString();
    transaction.set(document, contentOf(withEntry(consent, state, { at, card })));
  }
  return marked(fields, mayChange && isAgreedTo ? consent : undefined);
}
