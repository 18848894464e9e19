import { messages, newRatingPlatform, ratingRange, type TrustStats } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';

const blank: TrustStats = { studentCount: '', studentLabel: '', ratingPlatforms: [] };

const fields: Field<TrustStats>[] = [
  { kind: 'text', name: 'studentCount', label: 'Student count' },
  { kind: 'text', name: 'studentLabel', label: 'Student label' },
  {
    kind: 'list',
    name: 'ratingPlatforms',
    label: 'Rating platforms',
    entry: 'platform',
    folded: true,
    blank: () => newRatingPlatform,
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'number', name: 'rating', label: 'Rating', ...ratingRange },
      { kind: 'text', name: 'icon', label: 'Icon' },
      { kind: 'color', name: 'color', label: 'Colour' },
      { kind: 'text', type: 'url', name: 'url', label: 'Address' },
      { kind: 'switch', name: 'isActive', label: 'Active' },
    ],
  },
];

export const TrustStatsTab = singletonEditor({
  name: 'trustStats',
  title: 'Trust stats',
  blank,
  fields,
  preview: {
    part: 'Page',
    path: () => paths.home,
    sections: { '': '[aria-label="Trusted by"]' },
  },
  loadFailure: messages.fetch.trustStats,
  saveFailure: messages.save.trustStats,
  saved: 'Trust stats updated successfully',
});
