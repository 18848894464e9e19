import { kinds, listedNames, may, type Capability } from '@institute/schema';
import { useAdmin } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { newItem, newTitleOf } from './item-page.tsx';

/** Marks the browser history entry of the open form for a new enquiry, so that Back closes it. */
export const newEnquiry = 'new enquiry';

export interface Beginning {
  readonly name: string;
  readonly path: string;
  /** What the history entry says besides. */
  readonly state?: string;
  readonly capability: Capability;
}

const beginnings: readonly Beginning[] = [
  {
    name: 'New enquiry',
    path: tabPath('enquiries'),
    state: newEnquiry,
    capability: 'handleEnquiries',
  },
  ...listedNames.flatMap((name): Beginning[] => {
    const { tab, changedBy } = kinds[name];
    // A translation is begun from what it is of.
    if (tab.opens === 'list' || name === 'translations') return [];
    const path = tabPath(tab.name, newItem);
    return [{ name: newTitleOf(name), path, capability: changedBy }];
  }),
];

/** The new things that one may begin from any screen: what Create and the palette offer. */
export function useBeginnings(): readonly Beginning[] {
  const { role } = useAdmin();
  return beginnings.filter(({ capability }) => may(role, capability));
}
