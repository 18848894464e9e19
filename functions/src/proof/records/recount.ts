import { randomUUID } from 'node:crypto';
import {
  claimOf,
  countedFigures,
  dayAfter,
  financialYearOf,
  hasTamil,
  localDay,
  shownClaims,
  shownPeriod,
  textsIn,
  type PlacementFigure,
} from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { changeClaims, claimAt, type ClaimChange } from '../claims/keep-claims.ts';
import { claimId, shownDocument } from '../claims/shown-claims.ts';
import { firestore } from '../../platform/admin.ts';
import { ApiError } from '../../platform/errors.ts';
import { reportError } from '../../platform/report-error.ts';
import { markChanged } from '../../content/changes.ts';
import { transact } from '../../platform/transact.ts';
import { readFigures, readRecords } from './figures.ts';

/** Who checked it, in the record of a claim: the site itself. */
const counter = { uid: 'count' };

/** For how many days what was counted holds, and when before its end it is counted again. */
const validDays = 365;
const renewalDays = 60;

type Evidence = NonNullable<ClaimChange['evidence']>;

/** What backs a figure now; undefined if nothing has to change, or staff have withdrawn it. */
async function changeOf(
  transaction: Transaction,
  claim: ClaimChange['claim'],
  evidence: Evidence,
): Promise<ClaimChange | undefined> {
  const stored = (await transaction.get(claimAt(claimId(claim)))).data();
  const isWithdrawn = stored?.['state'] === 'withdrawn' && stored['checkedBy'] !== counter.uid;
  const isCurrent =
    stored?.['state'] === 'backed' &&
    stored['computed'] === true &&
    stored['basis'] === evidence.basis &&
    stored['period'] === evidence.period &&
    stored['basisInTamil'] === evidence.basisInTamil &&
    stored['validUntil'] > dayAfter(evidence.asOf, renewalDays);
  return isWithdrawn || isCurrent ? undefined : { claim, evidence };
}

/** Every count reads it before the records, and writes it: of two at the same time one starts over. */
const turn = () => firestore().collection('upkeep').doc('countedPlacements');

/** Counts placements again, and backs what was counted. The same again changes nothing. */
export async function recount(now = new Date()): Promise<void> {
  const today = localDay(now);
  await transact(
    shownDocument().path,
    async (transaction) => {
      await transaction.get(turn());
      const figures = await readFigures(await readRecords(), now);
      const shown = shownPeriod(figures, financialYearOf(today.slice(0, 7)));
      const next = shown ? Object.entries(countedFigures(shown, figures)) : [];
      const inTamil =
        shown && hasTamil ? countedFigures(shown, figures, textsIn.ta.counted) : undefined;
      const counted = Object.fromEntries(next.map(([field, { text }]) => [field, text]));
      const before = shownClaims.parse((await transaction.get(shownDocument())).data() ?? {});
      if (!shown && Object.keys(before.counted).length === 0)
        return void transaction.set(turn(), { mark: randomUUID() });
      const changes: ClaimChange[] = [];
      for (const [field, text] of Object.entries(before.counted))
        if (text && counted[field] !== text)
          changes.push({ claim: claimOf.placement(field as PlacementFigure, text) });
      for (const [field, { text, basis, period }] of next) {
        if (!text) continue;
        const said = inTamil?.[field as PlacementFigure];
        const change = await changeOf(
          transaction,
          claimOf.placement(field as PlacementFigure, text),
          {
            period,
            basis,
            ...(said && { periodInTamil: said.period, basisInTamil: said.basis }),
            source: '/admin/placements/counted',
            asOf: today,
            validUntil: dayAfter(today, validDays),
            computed: true,
          },
        );
        if (change) changes.push(change);
      }
      await changeClaims(transaction, changes, counter);
      transaction.set(turn(), { mark: randomUUID() });
      transaction.set(shownDocument(), { counted }, { mergeFields: ['counted'] });
      markChanged(transaction, [shownDocument()]);
    },
    () => new ApiError('conflict', 'Someone else is changing claims at the same time; try again'),
  );
}

/** Counts after something was saved, which stays saved if this fails: every night counts again. */
export const recountLater = (): Promise<void> =>
  recount().catch((error: unknown) => reportError('Counting placements failed', error));
