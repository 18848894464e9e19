import { batchModes, plainDay, timesOf, type StoredBatch } from '@institute/schema';

/** When and where a batch is, and who teaches it, as short texts. */
export const batchFacts = (batch: StoredBatch, trainer: string): string[] => {
  const { firstDay, lastDay, days, mode, branch, room } = batch;
  return [
    `${plainDay(firstDay)} – ${plainDay(lastDay)}`,
    ...timesOf(days).map(({ days: names, range }) => `${names}, ${range}`),
    trainer,
    [batchModes[mode], branch, room].filter(Boolean).join(', '),
  ].filter(Boolean);
};
