import { contactInfo, storedContactInfo } from '../content/contact-info.ts';
import { contactInfoHelp } from '../content/contact-info-help.ts';
import type { SingleKind } from './kind.ts';

export const contactInfoKind = {
  documents: 'one',
  label: 'Contact info',
  body: contactInfo,
  stored: storedContactInfo,
  help: contactInfoHelp,
  changedBy: 'editContent',
  isChecked: false,
  isReleasable: true,
  address: '/contact',
  describedBy: [],
  pictures: {},
  translated: {
    offered: [],
    more: [
      'address',
      'city',
      'state',
      'country',
      'phone.*.label',
      'email.*.label',
      'officeHours.monday',
      'officeHours.tuesday',
      'officeHours.wednesday',
      'officeHours.thursday',
      'officeHours.friday',
      'officeHours.saturday',
      'officeHours.sunday',
    ],
  },
  api: { path: '/api/contact-info', method: 'PUT', cache: 'long', isFlat: false },
  readers: { by: 'everybody' },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'contact', opens: 'list' },
} as const satisfies SingleKind<typeof contactInfo, typeof storedContactInfo>;
