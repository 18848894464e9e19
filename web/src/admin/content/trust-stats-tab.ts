import {
  messages,
  newRatingPlatform,
  ratingRange,
  storedTrustStats,
  trustStats,
  type TrustStats,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';

const blank: TrustStats = { studentCount: '', studentLabel: '', ratingPlatforms: [] };

const kind = { schema: trustStats, storedSchema: storedTrustStats, blank };

const fields: Field<TrustStats>[] = [
  { kind: 'text', name: 'studentCount', label: 'Student count', help: 'For example 1,00,000+' },
  {
    kind: 'text',
    name: 'studentLabel',
    label: 'Student label',
    help: 'What the count counts, such as Students trained',
  },
  {
    kind: 'list',
    name: 'ratingPlatforms',
    label: 'Rating platforms',
    help: 'Shown in the band “Trusted by” on home',
    entry: 'platform',
    folded: true,
    blank: () => newRatingPlatform,
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'number', name: 'rating', label: 'Rating', ...ratingRange, help: '0 to 5' },
      { kind: 'text', name: 'icon', label: 'Icon' },
      {
        kind: 'color',
        name: 'color',
        label: 'Colour',
        help: 'The platform’s own colour, for its mark on home',
      },
      { kind: 'switch', name: 'isActive', label: 'Active' },
    ],
  },
];

export const TrustStatsTab = singletonEditor({
  name: 'trustStats',
  title: 'Trust stats',
  kind,
  fields,
  preview: {
    part: 'Page',
    path: () => paths.home,
    sections: { '': '[aria-label="Trusted by"]' },
  },
  save: (body) => callApi('saveTrustStats', { body }),
  loadFailure: messages.fetch.trustStats,
  saveFailure: messages.save.trustStats,
  saved: 'Trust stats updated successfully',
});
