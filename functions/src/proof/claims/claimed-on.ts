import {
  claimingContent,
  claimsOf,
  collections,
  dayAfter,
  localMoment,
  singletonSchemas,
  storedClaim,
  type ClaimedOn,
  type ClaimingContent,
  type SingletonContent,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../../platform/admin.ts';
import { claimedCounts, evidenceOf, wasVerified } from './claimed-counts.ts';
import { claimedPlacements } from './claimed-placements.ts';
import { claimPath } from './made.ts';
import { claimId, readShownClaims, shownDocument } from './shown-claims.ts';

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
 * What was claimed at the end of a local day, or now for today: each claim of the site with what
 * backed it, what the site had counted, and each placement with its consent (claims-9).
 */
export async function readClaimedOn({
  query: { day },
}: {
  query: { day: string };
}): Promise<ClaimedOn[]> {
  const end = localMoment(dayAfter(day, 1), '00:00').getTime() - 1;
  const moment = new Date(Math.min(end, Date.now())).toISOString();
  const [contents, records, placements, onlyBacked] = await Promise.all([
    readAsOf(collections.content, moment),
    readAsOf(collections.claims, moment),
    readAsOf(collections.placements, moment),
    readSwitch(moment),
  ]);
  const parsed = [...records].flatMap(
    ([_id, data]) => storedClaim.safeParse({ ...data, _id }).data ?? [],
  );
  const byId = new Map(parsed.map((record) => [record._id, record]));
  const counts = await claimedCounts(parsed, moment, onlyBacked);
  // With the switch on what the site counts stands instead of what is typed.
  const replacing = counts.filter(({ shown }) => shown);
  const countedKinds = new Set(replacing.map(({ kind }) => kind));
  const countedIds = new Set(replacing.map(claimId));
  const said = claimingContent.flatMap((name) =>
    claimsIn(name, contents.get(name)).flatMap((claim): ClaimedOn[] => {
      const _id = claimId(claim);
      if (countedIds.has(_id)) return [];
      const record = byId.get(_id);
      const isVerified = wasVerified(record, moment);
      return [
        {
          ...claim,
          path: claimPath(name, claim),
          shown: !onlyBacked || (isVerified && !countedKinds.has(claim.kind)),
          ...evidenceOf(record),
          source: record?.source ?? '',
          consent: claim.kind === 'testimonial' && isVerified ? 'agreed' : '',
          recounted: '',
        },
      ];
    }),
  );
  return [...said, ...counts, ...(await claimedPlacements(placements, moment, onlyBacked))];
}
