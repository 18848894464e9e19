import {
  collections,
  financialYearFrom,
  storedPlacementRecord,
  type PlacementRecords,
  type PlacementRecordUpdate,
  type StoredPlacementRecord,
} from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { requireCurrent } from '../../content/require-current.ts';
import { timeAfter } from '../../content/write.ts';
import { firestore } from '../../platform/admin.ts';
import { addAudit } from '../../platform/audit.ts';
import type { Admin } from '../../platform/caller/account.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { transact } from '../../platform/transact.ts';
import { requireBegun } from '../require-begun.ts';
import { readFigures, readRecords, supportPeriods } from './figures.ts';
import { recountLater } from './recount.ts';
import { removeEvidence, storeEvidence } from './evidence.ts';
import { recordOf } from './record-of.ts';

export async function readPlacementRecords(): Promise<PlacementRecords> {
  const records = await readRecords();
  return { records, figures: await readFigures(records) };
}

function auditRecordChange(
  transaction: Transaction,
  { path }: DocumentReference,
  admin: Admin,
  at: string,
): void {
  const event = { document: path, action: 'note-placement', admin, at };
  addAudit(transaction, event);
}

const busy = () =>
  new ApiError('conflict', 'Someone else is saving this at the same time; try again');

/**
 * Notes month, salary and evidence. No version is kept of it: versions are read by more people than
 * salaries are for.
 */
export async function savePlacementRecord(
  { id, body: { updatedAt, evidence, ...input } }: { id: string; body: PlacementRecordUpdate },
  admin: Admin,
): Promise<StoredPlacementRecord> {
  requireBegun('month', input.month);
  const placement = firestore().collection(collections.placements).doc(id);
  if (!(await placement.get()).exists) throw notFound('Placement');
  const stored = evidence && (await storeEvidence(id, evidence));
  const document = recordOf(id);
  const saved = await transact(
    document.path,
    async (transaction) => {
      const [found, known] = await transaction.getAll(placement, document);
      if (!found?.exists) throw notFound('Placement');
      const current = known?.data();
      const at = timeAfter(current?.['updatedAt']);
      requireCurrent(updatedAt, current, storedPlacementRecord, id);
      const next = {
        evidence: stored?.name ?? current?.['evidence'] ?? '',
        evidencePath: stored?.path ?? current?.['evidencePath'] ?? '',
        ...input,
        createdAt: current?.['createdAt'] ?? at,
        updatedAt: at,
      };
      transaction.set(document, next);
      auditRecordChange(transaction, document, admin, at);
      return next;
    },
    busy,
  );
  if (stored) await removeEvidence(id, saved.evidencePath);
  await recountLater();
  return storedPlacementRecord.parse({ ...saved, _id: id });
}

/** Notes how many asked for support in a financial year. */
export async function saveSupportPeriod(
  { id, body: { asked } }: { id: string; body: { asked: number } },
  admin: Admin,
) {
  if (!id.startsWith('20') || financialYearFrom(Number(id.slice(0, 4))) !== id)
    throw notFound('Financial year');
  const document = supportPeriods().doc(id);
  await transact(
    document.path,
    async (transaction) => {
      const known = (await transaction.get(document)).data();
      if (known?.['asked'] === asked) return;
      const at = timeAfter(known?.['updatedAt']);
      transaction.set(document, { asked, createdAt: known?.['createdAt'] ?? at, updatedAt: at });
      auditRecordChange(transaction, document, admin, at);
    },
    busy,
  );
  await recountLater();
  return { _id: id, asked };
}
