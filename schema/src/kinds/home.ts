import { home, storedHome } from '../content/home.ts';
import { homeHelp } from '../content/home-help.ts';
import type { SingleKind } from './kind.ts';

export const homeKind = {
  documents: 'one',
  label: 'Home content',
  body: home,
  stored: storedHome,
  help: homeHelp,
  changedBy: 'editContent',
  isChecked: true,
  isReleasable: true,
  address: '/',
  describedBy: ['heroDescription'],
  pictures: { heroImage: 1200, 'testimonials.*.image': 96 },
  translated: {
    offered: ['heroTitle', 'heroDescription', 'callToAction.title'],
    more: [
      'callToAction.description',
      'callToAction.buttonText',
      'stats.*.label',
      'testimonials.*.role',
    ],
  },
  api: { path: '/api/home-content', method: 'POST', cache: 'medium', isFlat: false },
  readers: { by: 'everybody', makesClaims: true },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'home', opens: 'list' },
} as const satisfies SingleKind<typeof home, typeof storedHome>;
