import {
  capitalised,
  defaultOfficeHours,
  institute,
  messages,
  weekdays,
  type ContactInfo,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import { singletonEditor } from './singleton-editor.tsx';

const blank: ContactInfo = {
  companyName: institute.name,
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  phone: [],
  email: [],
  officeHours: defaultOfficeHours,
  showAnswerTime: false,
};

const fields: Field<ContactInfo>[] = [
  { kind: 'text', name: 'companyName', label: 'Company name', wide: true },
  { kind: 'long-text', name: 'address', label: 'Address', rows: 2 },
  { kind: 'text', name: 'city', label: 'City' },
  { kind: 'text', name: 'state', label: 'State' },
  { kind: 'text', name: 'zipCode', label: 'Postcode' },
  { kind: 'text', name: 'country', label: 'Country' },
  {
    kind: 'list',
    name: 'phone',
    label: 'Phones',
    entry: 'phone',
    blank: () => ({ label: '', number: '', chat: false }),
    fields: [
      { kind: 'text', name: 'label', label: 'Label' },
      { kind: 'text', type: 'tel', name: 'number', label: 'Number' },
      { kind: 'switch', name: 'chat', label: 'WhatsApp chat' },
    ],
  },
  {
    kind: 'list',
    name: 'email',
    label: 'Emails',
    entry: 'email',
    blank: () => ({ label: '', address: '' }),
    fields: [
      { kind: 'text', name: 'label', label: 'Label' },
      { kind: 'text', type: 'email', name: 'address', label: 'Address' },
    ],
  },
  {
    kind: 'list',
    name: 'branches',
    label: 'Branches',
    entry: 'branch',
    folded: true,
    blank: () => ({
      name: '',
      address: '',
      city: '',
      zipCode: '',
      mapPoint: '',
      directions: '',
      phone: '',
    }),
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'text', type: 'tel', name: 'phone', label: 'Phone' },
      { kind: 'text', name: 'address', label: 'Address', wide: true },
      { kind: 'text', name: 'city', label: 'City' },
      { kind: 'text', name: 'zipCode', label: 'Postcode' },
      { kind: 'text', name: 'mapPoint', label: 'Point on the map' },
      { kind: 'long-text', name: 'directions', label: 'How to get there', rows: 2, wide: true },
    ],
  },
  {
    kind: 'group',
    name: 'officeHours',
    label: 'Office hours',
    fields: weekdays.map((day) => ({
      kind: 'text',
      name: day,
      label: capitalised(day),
    })),
  },
  { kind: 'switch', name: 'showAnswerTime', label: 'Show how soon we answer' },
];

export const ContactTab = singletonEditor({
  name: 'contactInfo',
  title: 'Contact',
  blank,
  built: { branches: [] },
  fields,
  preview: {
    part: 'Page',
    path: () => paths.contact,
    sections: {
      phone: '[aria-label="Contact details"]',
      email: '[aria-label="Contact details"]',
      branches: '#branches',
      officeHours: '[aria-label="Contact details"]',
    },
  },
  loadFailure: messages.fetch.contactInfo,
  saveFailure: messages.save.contactInfo,
  saved: 'Contact info updated successfully',
});
