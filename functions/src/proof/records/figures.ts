import {
  collections,
  figuresOfPlacements,
  financialYears,
  localDay,
  storedPlacement,
  storedPlacementRecord,
  supportPeriod,
  type CountedPlacement,
  type PeriodFigures,
  type StoredPlacementRecord,
} from '@institute/schema';
import { readAll } from '../../content/read.ts';
import { firestore } from '../../platform/admin.ts';
import { placementRecordsCollection } from './record-of.ts';

const yearsCounted = 5;

export const supportPeriods = () => firestore().collection(collections.supportPeriods);

/** What is counted: the records of placements that there are. */
export async function readFigures(
  records: readonly StoredPlacementRecord[],
  now = new Date(),
): Promise<PeriodFigures[]> {
  const [placements, periods] = await Promise.all([
    readAll(storedPlacement, firestore().collection(collections.placements)),
    supportPeriods().get(),
  ]);
  const byId = new Map(placements.map((placement) => [placement._id, placement]));
  const counted: CountedPlacement[] = records.flatMap(({ _id, month, salary }) => {
    const placement = byId.get(_id);
    if (!placement) return [];
    const { company, course } = placement;
    return [{ month, salary, company, course }];
  });
  const asked = new Map(
    periods.docs.map((found) => [found.id, supportPeriod.safeParse(found.data()).data?.asked]),
  );
  return financialYears(localDay(now).slice(0, 7), yearsCounted).map((period) =>
    figuresOfPlacements(period, counted, asked.get(period) ?? null),
  );
}

export const readRecords = (): Promise<StoredPlacementRecord[]> =>
  readAll(storedPlacementRecord, placementRecordsCollection());
