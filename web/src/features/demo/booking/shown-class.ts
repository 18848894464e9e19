import { clockText, dayText, demoModes, rangeText, shortDay, townText } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import { addressAt } from '../../../lib/links/address-at.ts';
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

/** Where a class is: of a branch that is the institute's own address, street and map too. */
export function usePlace({ mode, branch }: ShownClass) {
  const { data: info } = useQuery(useContentQueries().singleton('contactInfo'));
  const there = addressAt(info, branch, useOwnFacts().area);
  const { map } = useInstitute();
  const phones = info?.phone ?? [];
  return {
    place: [demoModes[mode], branch].filter(Boolean).join(', '),
    address: there
      ? [there.address, townText({ ...there, state: '' })].filter(Boolean).join(', ')
      : '',
    map: there ? map : '',
    /** Of the branch, if one is named after it. */
    phone: (phones.find(({ label }) => branch && label.includes(branch)) ?? phones[0])?.number,
  };
}
