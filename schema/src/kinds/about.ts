import { about, storedAbout } from '../content/about.ts';
import { aboutHelp } from '../content/about-help.ts';
import type { SingleKind } from './kind.ts';

export const aboutKind = {
  documents: 'one',
  label: 'About content',
  body: about,
  stored: storedAbout,
  help: aboutHelp,
  changedBy: 'editContent',
  isChecked: false,
  isReleasable: true,
  address: '/about',
  describedBy: ['heroDescription'],
  pictures: { heroImage: 1200 },
  translated: {
    offered: ['title', 'heroDescription', 'excellenceParagraph1'],
    more: [
      'excellenceTitle',
      'excellenceParagraph2',
      'missionTitle',
      'missionDescription',
      'visionTitle',
      'visionDescription',
      'valuesTitle',
      'values.*.title',
      'values.*.description',
      'achievements.*.label',
      'reasons.*.title',
      'reasons.*.description',
    ],
  },
  api: { path: '/api/about', method: 'PUT', cache: 'long', isFlat: false },
  readers: { by: 'everybody', makesClaims: true },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'about', opens: 'list' },
} as const satisfies SingleKind<typeof about, typeof storedAbout>;
