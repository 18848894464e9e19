import { isDeepStrictEqual } from 'node:util';
import {
  claimOf,
  collections,
  home,
  localDay,
  type ConsentCard,
  type Testimonial,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { changeClaims, changeShown, claimAt } from '../../claims/keep-claims.ts';
import { claimId } from '../../claims/shown-claims.ts';
import { filesIn, isObject } from '../../../content/texts-in.ts';
import { forgetTexts, storeForgetting } from '../../../content/translations/forget-texts.ts';
import { timeAfter } from '../../../content/write.ts';
import { firestore } from '../../../platform/admin.ts';
import { contentFields, historyOf } from '../../../content/history-of.ts';
import { hashOfWords } from '../refused.ts';
import type { Subject } from './subject.ts';

/** Who checked it, in the record of the claim. */
const student = { uid: 'student' };

/** Consent has no last day: it is withdrawn. */
const forGood = '2099-12-31';

const testimonialOf = (card: ConsentCard | Testimonial): Testimonial => ({
  name: card['name'] ?? '',
  role: card['role'] ?? '',
  message: card['message'] ?? '',
  image: card['image'] ?? '',
});

const idOf = (card: ConsentCard | Testimonial): string =>
  claimId(claimOf.testimonial(testimonialOf(card)));

/** The value without list entries for which something holds, at any depth. */
function without(value: unknown, holds: (entry: DocumentData) => boolean): unknown {
  if (Array.isArray(value))
    return value
      .filter((entry) => !(isObject(entry) && holds(entry)))
      .map((entry) => without(entry, holds));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, without(entry, holds)]),
  );
}

const isTestimonial = (entry: DocumentData): entry is Testimonial =>
  typeof entry['name'] === 'string' && typeof entry['message'] === 'string';

export const testimonialSubject: Subject = {
  documentOf: () => firestore().collection(collections.content).doc('home'),

  cardOf: (data, { target, course, duration, paid }) => {
    const testimonials = home.safeParse(data).data?.testimonials ?? [];
    const found = testimonials.find((each) => claimId(claimOf.testimonial(each)) === target);
    if (!found) return undefined;
    const { name, role, message, image = '' } = found;
    return { name, role, message, image, course, duration, paid };
  },

  mark: async (transaction, _found, card, isAgreed) => {
    const today = localDay(new Date());
    const { course = '', duration = '', paid } = card;
    const evidence = {
      period: duration,
      basis: `Written by the student: ${course}, ${paid === 'yes' ? 'paid' : 'free'}`,
      source: '/admin/home',
      asOf: today,
      validUntil: forGood,
    };
    const claim = claimOf.testimonial(testimonialOf(card));
    const change = { claim, ...(isAgreed && { evidence }) };
    await changeClaims(transaction, [change], student);
  },

  remove: async (transaction, found, { target, entries }) => {
    const cards = entries.flatMap(({ card }) => (card ? [card] : []));
    const names = new Set(cards.map(({ name }) => name));
    const words = new Set(cards.map(hashOfWords));
    const data = found.data();
    // The same words with another role or picture are theirs, too.
    const isCard = (entry: DocumentData) =>
      isTestimonial(entry) && (idOf(entry) === target || words.has(hashOfWords(entry)));
    const shown = (home.safeParse(data).data?.testimonials ?? []).filter(isCard);
    const ids = new Set([target, ...[...cards, ...shown].map(idOf)]);
    // Earlier versions may have other words of theirs.
    const isTheirs = (entry: DocumentData) =>
      isCard(entry) || (isTestimonial(entry) && names.has(entry['name']));
    const { versions, edits } = await historyOf(transaction, found.ref);
    const claims = await Promise.all(
      [...ids].map(async (id) => ({
        ref: claimAt(id),
        history: await historyOf(transaction, claimAt(id)),
      })),
    );
    const removal = (
      before: DocumentData,
      holds: (entry: DocumentData) => boolean,
    ): { before: DocumentData; after: DocumentData } => ({
      before,
      after: without(before, holds) as DocumentData,
    });
    const now = data && removal(data, isCard);
    const parts = now ? [now] : [];
    for (const earlier of [...versions, ...edits]) {
      const { before, after } = removal(earlier.data(), isTheirs);
      if (isDeepStrictEqual(after, before)) continue;
      transaction.set(earlier.ref, after);
      for (const field of contentFields)
        if (before[field]) parts.push({ before: before[field], after: after[field] });
    }
    if (now) {
      const left = { ...now.after, updatedAt: timeAfter(now.before['updatedAt']) };
      const spoken = await forgetTexts(transaction, found.ref, { parts, left });
      await storeForgetting(transaction, [
        { document: found.ref, before: data, after: left },
        ...spoken,
      ]);
    }
    for (const { ref, history } of claims) {
      transaction.delete(ref);
      for (const version of history.versions) transaction.delete(version.ref);
    }
    await changeShown(transaction, new Map([...ids].map((id) => [id, undefined])));
    return [...cards, ...shown].flatMap((card) => filesIn(card));
  },
};
