import {
  claimingContent,
  claimsOf,
  collections,
  indianDay,
  isValidOn,
  singletonSchemas,
  storedClaim,
  storedPlacement,
  type ClaimedOn,
  type ClaimingContent,
  type SingletonContent,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { claimPaths } from './made.ts';
import { claimId, readShownClaims, shownDocument } from './shown-claims.ts';

const dayLength = 24 * 60 * 60_000;

/** What documents of a collection were at a moment, by id: as they are, or as their versions say. */
async function readAsOf(collection: string, moment: string): Promise<Map<string, DocumentData>> {
  const [stored, versions] = await Promise.all([
    firestore().collection(collection).get(),
    firestore().collection(collections.versions).where('collection', '==', collection).get(),
  ]);
  const found = new Map<string, DocumentData>();
  for (const { docs, dataOf, idOf, endOf } of [
    {
      docs: versions.docs,
      dataOf: (data: DocumentData): DocumentData => data['data'],
      idOf: (_: string, data: DocumentData) => String(data['document']).split('/')[1] ?? '',
      endOf: (data: DocumentData) => String(data['at']),
    },
    {
      docs: stored.docs,
      dataOf: (data: DocumentData) => data,
      idOf: (id: string) => id,
      endOf: () => '9999',
    },
  ])
    for (const snapshot of docs) {
      const raw = snapshot.data();
      const data = dataOf(raw);
      if (String(data['updatedAt']) <= moment && moment < endOf(raw))
        found.set(idOf(snapshot.id, raw), data);
    }
  return found;
}

/** Whether only what was backed was shown, as the audit trail says. */
async function readSwitch(moment: string): Promise<boolean> {
  const { docs } = await firestore()
    .collection(collections.audit)
    .where('document', '==', shownDocument().path)
    .get();
  const events = docs
    .map((event) => ({
      at: String(event.get('at')),
      on: event.get('action') === 'show-only-backed',
    }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const before = events.findLast(({ at }) => at <= moment);
  const [after] = events;
  if (before) return before.on;
  return after ? !after.on : (await readShownClaims()).onlyBacked;
}

/** What a document said, if it was there and valid. */
function claimsIn<Name extends ClaimingContent>(name: Name, data: DocumentData | undefined) {
  const parsed = singletonSchemas[name].safeParse(data);
  return parsed.success ? claimsOf(name, parsed.data as SingletonContent[Name]) : [];
}

/**
 * What was claimed at the end of a day in India, or now for today: each claim of the site with what
 * backed it, and each placement with its consent, from the kept versions (claims-9).
 */
export async function readClaimedOn({
  query: { day },
}: {
  query: { day: string };
}): Promise<ClaimedOn[]> {
  const end = Date.parse(`${day}T00:00:00+05:30`) + dayLength - 1;
  const moment = new Date(Math.min(end, Date.now())).toISOString();
  const [contents, records, placements, onlyBacked] = await Promise.all([
    readAsOf(collections.content, moment),
    readAsOf(collections.claims, moment),
    readAsOf(collections.placements, moment),
    readSwitch(moment),
  ]);
  const said = claimingContent.flatMap((name) =>
    claimsIn(name, contents.get(name)).map((claim): ClaimedOn => {
      const _id = claimId(claim);
      const record = storedClaim.safeParse({ ...records.get(_id), _id }).data;
      const isBacked =
        record !== undefined && record.state === 'backed' && isValidOn(record, new Date(moment));
      return {
        ...claim,
        path: claimPaths[name],
        shown: isBacked || !onlyBacked,
        basis: record?.basis ?? '',
        period: record?.period ?? '',
        source: record?.source ?? '',
        asOf: record?.asOf ?? '',
        validUntil: record?.validUntil ?? '',
        state: record?.state ?? 'unbacked',
        checkedBy: record?.checkedBy ?? '',
        checkedAt: record?.updatedAt ?? '',
        consent: claim.kind === 'testimonial' && isBacked ? 'agreed' : '',
      };
    }),
  );
  const placed = [...placements].flatMap(([_id, data]): ClaimedOn[] => {
    const { data: card } = storedPlacement.safeParse({ ...data, _id });
    if (!card) return [];
    const consent = card.consent ?? '';
    return [
      {
        kind: 'placement',
        text: [card.studentName, card.course, card.company, card.position].join(', '),
        path: '/placements',
        shown: consent === 'agreed' || !onlyBacked,
        basis: '',
        period: '',
        source: '',
        asOf: indianDay(new Date(card.createdAt)),
        validUntil: '',
        state: consent === 'agreed' ? 'backed' : 'unbacked',
        checkedBy: '',
        checkedAt: card.updatedAt,
        consent,
      },
    ];
  });
  return [...said, ...placed];
}
