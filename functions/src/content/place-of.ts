import {
  branchNamed,
  placeOfBranch,
  pointOf,
  textsIn,
  type ContactInfo,
  type Language,
  type StoredBatch,
} from '@institute/schema';
import type { ICalLocation } from 'ical-generator';

type Held = Pick<StoredBatch, 'mode' | 'branch'>;

/** Where a demo class or a batch is held. */
export const placeOf = ({ mode, branch }: Held, language: Language = 'en'): string =>
  [textsIn[language].batchModes[mode], mode === 'online' ? '' : branch].filter(Boolean).join(', ');

/** The same for a calendar, with the address and the point of the branch as far as they are known. */
export function locationOf(
  held: Held,
  {
    language = 'en',
    branches,
    said = held,
  }: {
    readonly language?: Language | undefined;
    readonly branches: ContactInfo['branches'];
    /** The same in that language. */
    readonly said?: Held | undefined;
  },
): ICalLocation | string {
  const title = placeOf(said, language);
  const branch = held.mode === 'online' ? undefined : branchNamed(branches, held.branch);
  if (!branch) return title;
  const geo = pointOf(branch.mapPoint);
  const { address } = placeOfBranch(branch, '');
  return { title, address, ...(geo && { geo }) };
}
