import type { Capability } from '@institute/schema';
import { newItem } from '../list/item-page.tsx';
import { tabPath } from '../shell/tabs.ts';

interface Beginning {
  readonly name: string;
  readonly path: string;
  readonly capability: Capability;
}

/** What can be begun from any screen. */
export const beginnings: readonly Beginning[] = [
  { name: 'New course', path: tabPath('courses', newItem), capability: 'editContent' },
  { name: 'New post', path: tabPath('blog', newItem), capability: 'editContent' },
  { name: 'New placement', path: tabPath('placements', newItem), capability: 'editContent' },
  { name: 'New batch', path: tabPath('batches', newItem), capability: 'editContent' },
  { name: 'New trainer', path: tabPath('trainers', newItem), capability: 'editContent' },
  { name: 'New demo class', path: tabPath('demo-classes', newItem), capability: 'editContent' },
  {
    name: 'Enquiry board',
    path: `${tabPath('enquiries')}?layout=board`,
    capability: 'handleEnquiries',
  },
  {
    name: 'Import enquiries',
    path: tabPath('enquiries', 'import'),
    capability: 'handleEnquiries',
  },
];
