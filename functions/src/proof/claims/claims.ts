import {
  collections,
  dayAfter,
  expiringDays,
  localDay,
  institute,
  isValidOn,
  storedClaim,
  type Claim,
  type ClaimCondition,
  type ClaimUpdate,
  type Ledger,
  type StoredClaim,
} from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { readAll } from '../../content/read.ts';
import { requireCurrent } from '../../content/require-current.ts';
import { write } from '../../content/write.ts';
import { firestore } from '../../platform/admin.ts';
import { addAudit } from '../../platform/audit.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { transact } from '../../platform/transact.ts';
import { requireBegun } from '../require-begun.ts';
import { changeShown, claimAt, shownOf } from './keep-claims.ts';
import { readMade } from './made.ts';
import { readShownClaims, shownDocument } from './shown-claims.ts';

function conditionOf(record: StoredClaim | null, now: Date): ClaimCondition {
  if (!record) return 'unbacked';
  if (record.state === 'withdrawn') return 'withdrawn';
  if (!isValidOn(record, now)) return 'expired';
  const soon = dayAfter(localDay(now), expiringDays);
  return record.validUntil <= soon ? 'expiring' : 'backed';
}

/** Records of claims that the site no longer makes are listed up to this number, newest first. */
const recordLimit = 400;

/** Every claim of the site in the order of its pages, then what else there are records of. */
export async function listClaims(): Promise<Ledger> {
  const all = firestore().collection(collections.claims);
  const [made, records, { onlyBacked }] = await Promise.all([
    readMade(),
    readAll(storedClaim, all.orderBy('updatedAt', 'desc').limit(recordLimit)),
    readShownClaims(),
  ]);
  const now = new Date();
  const byId = new Map(records.map((record) => [record._id, record]));
  const lines = [...made].map(([_id, { claim, path }]) => {
    const record = byId.get(_id) ?? null;
    return { _id, ...claim, path, condition: conditionOf(record, now), record };
  });
  const others = records
    .filter(({ _id }) => !made.has(_id))
    .map((record) => {
      const { _id, kind, text } = record;
      return { _id, kind, text, path: '', condition: conditionOf(record, now), record };
    });
  return { onlyBacked, lines: [...lines, ...others] };
}

/** How many claims Today shows. */
const expiringLimit = 20;

/** Claims that the site makes and that expire within 30 days, the next one first (claims-12). */
export async function listExpiringClaims(): Promise<StoredClaim[]> {
  const today = localDay(new Date());
  const expiring = firestore()
    .collection(collections.claims)
    .where('validUntil', '>=', today)
    .where('validUntil', '<=', dayAfter(today, expiringDays))
    .orderBy('validUntil')
    .limit(expiringLimit);
  const records = await readAll(storedClaim, expiring);
  if (records.length === 0) return [];
  const made = await readMade();
  return records.filter(({ _id, state }) => state === 'backed' && made.has(_id));
}

function requireTyped(claim: Claim, computed: boolean): void {
  if (claim.kind === 'testimonial')
    throw new ApiError('conflict', 'Only the student can agree to this: send them their link');
  if (computed)
    throw new ApiError(
      'conflict',
      'This is counted from placement records and cannot be edited here',
    );
}

/** Removes the Tamil of a text whose English alone has changed: it would say something else. */
function withoutStale(input: ClaimUpdate, known: StoredClaim | undefined): ClaimUpdate {
  const tamilOf = (english: 'period' | 'basis', tamil: 'periodInTamil' | 'basisInTamil') =>
    known && known[english] !== input[english] && known[tamil] === input[tamil] ? '' : input[tamil];
  return {
    ...input,
    periodInTamil: tamilOf('period', 'periodInTamil'),
    basisInTamil: tamilOf('basis', 'basisInTamil'),
  };
}

/** Backs a claim that the site makes, or withdraws one. Its text is the site's: nobody types it here. */
export async function saveClaim(
  { id, body }: { id: string; body: ClaimUpdate },
  admin: Admin,
): Promise<StoredClaim> {
  const { updatedAt, ...input } = body;
  requireBegun('asOf', input.asOf);
  const made = (await readMade()).get(id)?.claim;
  const saved = await write(
    claimAt(id),
    admin,
    async (current, transaction) => {
      const known = storedClaim.safeParse({ ...current, _id: id }).data;
      const claim = known ?? made;
      if (!claim) throw notFound('Claim');
      requireCurrent(updatedAt, current, storedClaim, id);
      const computed = known?.computed ?? false;
      if (input.state === 'backed') requireTyped(claim, computed);
      const { kind, text } = claim;
      const fields = { ...withoutStale(input, known), kind, text, computed, checkedBy: admin.uid };
      await changeShown(transaction, new Map([[id, shownOf(fields)]]));
      return fields;
    },
    { queue: shownDocument().path },
  );
  return storedClaim.parse({ ...saved, _id: id });
}

/** Shows only what is backed, or everything. */
export const saveClaimSwitch = (
  { body: { onlyBacked } }: { body: { onlyBacked: boolean } },
  admin: Admin,
): Promise<{ onlyBacked: boolean }> =>
  transact(
    shownDocument().path,
    async (transaction: Transaction) => {
      const stored = await transaction.get(shownDocument());
      const isSame = (stored.get('onlyBacked') ?? institute.startsBacked) === onlyBacked;
      if (isSame && stored.exists) return { onlyBacked };
      await changeShown(transaction, new Map(), onlyBacked);
      // `readSwitch` takes the switch to have said the opposite before its first event.
      if (isSame) return { onlyBacked };
      addAudit(transaction, {
        document: shownDocument().path,
        action: onlyBacked ? 'show-only-backed' : 'show-everything',
        admin,
        at: new Date().toISOString(),
      });
      return { onlyBacked };
    },
    () => new ApiError('conflict', 'Someone else is changing claims at the same time; try again'),
  );
