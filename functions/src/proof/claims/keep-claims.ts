import { isDeepStrictEqual } from 'node:util';
import {
  claimLimit,
  collections,
  localDay,
  institute,
  shownClaims,
  type Evidence,
  type Claim,
  type ShownClaims,
} from '@institute/schema';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { markChanged } from '../../content/changes.ts';
import { keepHistory } from '../../content/history.ts';
import { timeAfter } from '../../content/write.ts';
import { firestore } from '../../platform/admin.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { ApiError } from '../../platform/errors.ts';
import { claimId, shownDocument } from './shown-claims.ts';

export const claimAt = (id: string): DocumentReference =>
  firestore().collection(collections.claims).doc(id);

type InTamil = 'periodInTamil' | 'basisInTamil';

/** A claim that is backed from now on; one without evidence is withdrawn. */
export interface ClaimChange {
  readonly claim: Claim;
  readonly evidence?: Omit<Evidence, 'state' | InTamil> &
    Partial<Pick<Evidence, InTamil>> & { readonly computed?: boolean };
}

type Shown = ShownClaims['claims'][number];

/**
 * Changes what pages are made with, for claims by id and perhaps the switch; undefined for a claim that
 * is no longer backed. It reads and writes.
 */
export async function changeShown(
  transaction: Transaction,
  changes: ReadonlyMap<string, Omit<Shown, 'id'> | undefined>,
  onlyBacked?: boolean,
): Promise<void> {
  const stored = shownClaims.parse(
    (await transaction.get(shownDocument())).data() ?? { onlyBacked: institute.startsBacked },
  );
  const today = localDay(new Date());
  const others = stored.claims.filter((each) => !changes.has(each.id) && each.validUntil >= today);
  const added = [...changes].flatMap(([id, shown]) => (shown ? [{ id, ...shown }] : []));
  const claims = [...others, ...added];
  if (claims.length > claimLimit)
    throw new ApiError(
      'conflict',
      `At most ${claimLimit} claims can be verified: withdraw one first`,
    );
  const next: ShownClaims = {
    ...stored,
    onlyBacked: onlyBacked ?? stored.onlyBacked,
    claims,
  };
  transaction.set(shownDocument(), next);
  markChanged(transaction, [shownDocument()]);
}

/** What of a record pages need; undefined if it is not backed. */
export const shownOf = (record: DocumentData): Omit<Shown, 'id'> | undefined => {
  const { state, period, basis, asOf, validUntil } = record;
  if (state !== 'backed') return undefined;
  const more = (['periodInTamil', 'basisInTamil', 'record'] as const).filter(
    (field) => record[field],
  );
  return {
    ...{ period, basis, asOf, validUntil },
    ...Object.fromEntries(more.map((field) => [field, record[field]])),
  };
};

/**
 * Backs or withdraws claims in the transaction of something else: a student's consent, or placements
 * that are counted. It reads and writes.
 */
export async function changeClaims(
  transaction: Transaction,
  changes: readonly ClaimChange[],
  by: Admin,
): Promise<void> {
  const shown = new Map<string, Omit<Shown, 'id'> | undefined>();
  for (const { claim, evidence } of changes) {
    const document = claimAt(claimId(claim));
    const current = (await transaction.get(document)).data();
    if (!evidence && current?.['state'] !== 'backed') continue;
    const { createdAt, updatedAt, ...before } = current ?? {};
    const { kind, text } = claim;
    const fields: DocumentData = evidence
      ? { kind, text, computed: false, ...evidence, state: 'backed', checkedBy: by.uid }
      : { ...before, state: 'withdrawn', checkedBy: by.uid };
    if (isDeepStrictEqual(fields, before)) continue;
    const at = timeAfter(updatedAt);
    const action = current ? 'update' : 'create';
    await keepHistory(transaction, document, current, { action, admin: by, at });
    shown.set(document.id, shownOf(fields));
    transaction.set(document, { ...fields, createdAt: createdAt ?? at, updatedAt: at });
  }
  if (shown.size > 0) await changeShown(transaction, shown);
}
