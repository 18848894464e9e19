import {
  collections,
  localDay,
  storedConsent,
  storedPlacement,
  type ClaimedOn,
  type StoredConsent,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { hashOfCard, isRefused } from '../consents/consent-record.ts';
import { readAll } from '../../content/read.ts';
import { firestore } from '../../platform/admin.ts';

type Entry = StoredConsent['entries'][number];

/** What a student had answered by a moment, and when they agreed; undefined before they were asked. */
function answeredBy(moment: string, entries: readonly Entry[]) {
  let answer: { readonly state: Entry['state']; readonly agreedAt: string } | undefined;
  let agreedTo = '';
  for (const { at, state, card } of entries.filter((entry) => entry.at <= moment)) {
    // A new link for the same card takes no consent back.
    const stays = state === 'asked' && answer?.state === 'agreed';
    if (stays && (!card || hashOfCard(card) === agreedTo)) continue;
    if (state === 'agreed' && card) agreedTo = hashOfCard(card);
    answer = { state, agreedAt: state === 'agreed' ? at : '' };
  }
  return answer;
}

const nothing = { basis: '', period: '', source: '', validUntil: '', recounted: '' };

/** The placements that were claimed at a moment, with the consent of each as it was then. */
export async function claimedPlacements(
  placements: ReadonlyMap<string, DocumentData>,
  moment: string,
  onlyBacked: boolean,
): Promise<ClaimedOn[]> {
  const consents = await readAll(
    storedConsent,
    firestore().collection(collections.consents).where('kind', '==', 'placement'),
  );
  const byTarget = new Map(consents.map((each) => [each.target, each]));
  const line = (text: string, asOf: string, consent: string, agreedAt: string): ClaimedOn => ({
    ...nothing,
    kind: 'placement',
    text,
    path: '/placements',
    shown: consent === 'agreed' || !onlyBacked,
    asOf,
    state: consent === 'agreed' ? 'backed' : 'unbacked',
    checkedBy: consent === 'agreed' ? 'student' : '',
    checkedAt: agreedAt,
    consent,
  });
  const known = [...placements].flatMap(([_id, data]): ClaimedOn[] => {
    const card = storedPlacement.safeParse({ ...data, _id }).data;
    if (!card) return [];
    const found = byTarget.get(_id);
    const answer = found
      ? answeredBy(moment, found.entries)
      : { state: card.consent ?? '', agreedAt: card.consent ? card.updatedAt : '' };
    const { studentName, course, company, position, duration, paid, createdAt } = card;
    const text = [studentName, course, company, position].join(', ');
    const day = localDay(new Date(createdAt));
    const claimed = line(text, day, answer?.state ?? '', answer?.agreedAt ?? '');
    const { duration: stated = duration ?? '', paid: kind = paid } = found ?? {};
    return [{ ...claimed, basis: stated && `${stated}, ${kind === 'yes' ? 'paid' : 'free'}` }];
  });
  // Of these nothing is left but that and when.
  const gone = consents.flatMap((consent): ClaimedOn[] => {
    if (!isRefused(consent) || placements.has(consent.target)) return [];
    const answer = answeredBy(moment, consent.entries);
    if (!answer || isRefused(answer)) return [];
    const day = localDay(new Date(consent.createdAt));
    return [line('Consent since withdrawn by the student', day, answer.state, answer.agreedAt)];
  });
  return [...known, ...gone];
}
