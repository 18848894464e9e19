import { clockText, dayText, demoModes, rangeText, shortDay } from '@institute/schema';
import { useBranchPlace } from '../../../lib/content/use-branch-place.ts';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import * as texts from '../../../texts/en/booking.tsx';

/** A demo class as its pages show it. */
export interface ShownClass {
  /** Such as `2026-11-28`. */
  readonly day: string;
  /** Local times, such as `11:00`. */
  readonly from: string;
  readonly to: string;
  readonly what: string;
  readonly mode: keyof typeof demoModes;
  /** Empty for an online class. */
  readonly branch: string;
  /** Of its course; none for a class about any. */
  readonly trainers: readonly string[];
}

/** The class in a line, for search engines and shares. */
export const describe = ({ what, day, from, to }: ShownClass): string =>
  `${what}: ${dayText(day)}, ${rangeText(from, to)}.`;

/** What somebody with a place is told first; the date stays on one line. */
export const seeYou = ({ day, from }: ShownClass): string =>
  texts.seeYou(shortDay(day).replaceAll(' ', '\u00a0'), clockText(from));

/** Where a class is and how to get there, as far as it is known, and whom to call about it. */
export function usePlace({ mode, branch }: ShownClass) {
  const { phone } = useInstitute();
  const there = useBranchPlace(branch);
  return {
    place: [demoModes[mode], branch].filter(Boolean).join(', '),
    address: there?.address,
    directions: there?.directions,
    map: there?.map,
    phone: there?.phone || phone,
  };
}
