import { kinds, listedNames, may, type Capability } from '@institute/schema';
import { useAdmin } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { newItem, newTitleOf } from './item-page.tsx';

/** Marks the browser history entry of the open form for a new enquiry, so that Back closes it. */
export const newEnquiry = 'new enquiry';

/** Marks the entry that opens the choice of files to upload. */
export const newUpload = 'new upload';

export interface NewItem {
  readonly name: string;
  readonly path: string;
  /** What the history entry says besides. */
  readonly state?: string;
  readonly capability: Capability;
}

const newItems: readonly NewItem[] = [
  {
    name: 'New enquiry',
    path: tabPath('enquiries'),
    state: newEnquiry,
    capability: 'handleEnquiries',
  },
  ...listedNames.flatMap((name): NewItem[] => {
    const { tab, changedBy } = kinds[name];
    // A translation is begun from what it is of.
    if (tab.opens === 'list' || name === 'translations') return [];
    const path = tabPath(tab.name, newItem);
    return [{ name: newTitleOf(name), path, capability: changedBy }];
  }),
  { name: 'Upload to Media', path: tabPath('media'), state: newUpload, capability: 'upload' },
];

/** What the Create button and the palette offer. */
export function useNewItems(): readonly NewItem[] {
  const { role } = useAdmin();
  return newItems.filter(({ capability }) => may(role, capability));
}
