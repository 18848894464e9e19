import {
  claimOf,
  countedFigures,
  financialYearOf,
  localDay,
  isValidOn,
  shownPeriod,
  type Claim,
  type ClaimedOn,
  type PlacementFigure,
  type StoredClaim,
} from '@institute/schema';
import { readFigures, readRecords } from '../records/figures.ts';
import { claimId } from './shown-claims.ts';

/** What of placements is counted from the records for a day: of those that there were by then. */
async function recountFor(moment: string) {
  const now = new Date(moment);
  const month = localDay(now).slice(0, 7);
  const records = (await readRecords()).filter(
    (record) => record.createdAt <= moment && record.month <= month,
  );
  const figures = await readFigures(records, now);
  const shown = shownPeriod(figures, financialYearOf(month));
  return shown && countedFigures(shown, figures);
}

/** Whether a claim was verified at a moment. */
export const wasVerified = (record: StoredClaim | undefined, moment: string): boolean =>
  record?.state === 'backed' && isValidOn(record, new Date(moment));

/** What the record of a claim says of its evidence. */
export const evidenceOf = (record: StoredClaim | undefined) => ({
  basis: record?.basis ?? '',
  period: record?.period ?? '',
  asOf: record?.asOf ?? '',
  validUntil: record?.validUntil ?? '',
  state: record?.state ?? ('unbacked' as const),
  checkedBy: record?.checkedBy ?? '',
  checkedAt: record?.updatedAt ?? '',
});

/** The figures that the site had counted at a moment, each with what is counted for that day now. */
export async function claimedCounts(
  records: readonly StoredClaim[],
  moment: string,
  onlyBacked: boolean,
): Promise<(ClaimedOn & Claim)[]> {
  const recount = await recountFor(moment);
  const counted = records.filter(({ computed }) => computed);
  const fields = new Set([
    ...Object.keys(recount ?? {}),
    ...counted.map(({ kind }) => kind.replace('placementStats.', '')),
  ]);
  return [...fields].flatMap((name) => {
    const field = name as PlacementFigure;
    const now = recount?.[field];
    const kind = `placementStats.${field}` as const;
    const backed = counted.find((record) => record.kind === kind && record.state === 'backed');
    const text = backed?.text ?? now?.text ?? '';
    if (!text) return [];
    const id = claimId(claimOf.placement(field, text));
    const record = backed ?? counted.find(({ _id }) => _id === id);
    return [
      {
        kind,
        text,
        path: '/placements',
        shown: onlyBacked && wasVerified(record, moment),
        ...evidenceOf(record),
        basis: record?.basis ?? now?.basis ?? '',
        period: record?.period ?? now?.period ?? '',
        source: '/admin/placements/counted',
        consent: '',
        recounted: now?.text ? `${now.text}: ${now.basis}, ${now.period}` : '',
      },
    ];
  });
}
