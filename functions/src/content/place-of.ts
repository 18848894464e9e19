import { textsIn, type Language, type StoredBatch } from '@institute/schema';

/** Where a demo class or a batch is held. */
export const placeOf = (
  { mode, branch }: Pick<StoredBatch, 'mode' | 'branch'>,
  language: Language = 'en',
): string =>
  [textsIn[language].batchModes[mode], mode === 'online' ? '' : branch].filter(Boolean).join(', ');
