import {
  placeOfBranch,
  pointOf,
  textsIn,
  type Branch,
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
    at,
    said = held,
  }: {
    readonly language?: Language | undefined;
    /** Its branch, as the contact info has it in that language. */
    readonly at: Branch | undefined;
    /** The same in that language. */
    readonly said?: Held | undefined;
  },
): ICalLocation | string {
  const title = placeOf(said, language);
  if (held.mode === 'online' || !at) return title;
  const geo = pointOf(at.mapPoint);
  const { address } = placeOfBranch(at, '');
  return { title, address, ...(geo && { geo }) };
}
