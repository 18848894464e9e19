import { navbar, storedNavbar } from '../content/navbar.ts';
import { navbarHelp } from '../content/navbar-help.ts';
import type { SingleKind } from './kind.ts';

export const navbarKind = {
  documents: 'one',
  label: 'Navbar',
  body: navbar,
  stored: storedNavbar,
  help: navbarHelp,
  changedBy: 'editContent',
  isChecked: false,
  isReleasable: true,
  address: null,
  describedBy: [],
  pictures: { logo: 80 },
  translated: {
    offered: [],
    more: ['links.*.name', 'enquiryButtonText'],
  },
  api: { path: '/api/navbar', method: 'POST', cache: 'long', isFlat: false },
  readers: { by: 'everybody' },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'navbar', opens: 'list' },
} as const satisfies SingleKind<typeof navbar, typeof storedNavbar>;
