import { footer, storedFooter } from '../content/footer.ts';
import { footerHelp } from '../content/footer-help.ts';
import type { SingleKind } from './kind.ts';

export const footerKind = {
  documents: 'one',
  label: 'Footer content',
  body: footer,
  stored: storedFooter,
  help: footerHelp,
  changedBy: 'editContent',
  isChecked: false,
  isReleasable: true,
  address: null,
  describedBy: [],
  pictures: {},
  translated: {
    offered: [],
    more: ['description', 'copyright', 'quickLinks.*.label'],
  },
  api: { path: '/api/footer-content', method: 'POST', cache: 'long', isFlat: true },
  readers: { by: 'everybody' },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'footer', opens: 'list' },
} as const satisfies SingleKind<typeof footer, typeof storedFooter>;
