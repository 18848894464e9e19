import { template, storedTemplate } from '../enquiries/template.ts';
import { templateHelp } from '../enquiries/template-help.ts';
import type { ListedKind } from './kind.ts';

export const templatesKind = {
  documents: 'many',
  label: 'Template',
  one: 'template',
  title: 'name',
  body: template,
  stored: storedTemplate,
  help: templateHelp,
  changedBy: 'handleEnquiries',
  isChecked: false,
  isReleasable: false,
  address: null,
  describedBy: [],
  pictures: {},
  translated: null,
  api: {
    path: '/api/templates',
    limit: 'small',
    reads: ['list'],
    cache: 'none',
    summaries: { list: 'Templates of messages, oldest first' },
  },
  searched: null,
  isInPalette: false,
  readers: { by: 'nobody' },
  isShown: false,
  links: 'hidden',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'handleEnquiries', restoredBy: 'handleEnquiries' },
  tab: { name: 'messages', opens: 'list' },
} as const satisfies ListedKind<typeof template, typeof storedTemplate>;
