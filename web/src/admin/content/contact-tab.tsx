import {
  contactInfo,
  defaultOfficeHours,
  messages,
  storedContactInfo,
  weekdays,
  type ContactInfo,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import type { PreviewOf } from '../parts/preview/form-preview.tsx';
import { SingletonEditor } from './singleton-editor.tsx';
import { storedNow } from './stored-now.ts';

const blank: ContactInfo = {
  companyName: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  phone: [],
  email: [],
  officeHours: defaultOfficeHours,
};

const kind = { schema: contactInfo, storedSchema: storedContactInfo, blank };

const fields: Field<ContactInfo>[] = [
  { kind: 'text', name: 'companyName', label: 'Company name', wide: true },
  { kind: 'long-text', name: 'address', label: 'Address', rows: 2 },
  { kind: 'text', name: 'city', label: 'City' },
  { kind: 'text', name: 'state', label: 'State' },
  { kind: 'text', name: 'zipCode', label: 'PIN code' },
  { kind: 'text', name: 'country', label: 'Country' },
  {
    kind: 'list',
    name: 'phone',
    label: 'Phones',
    entry: 'phone',
    blank: () => ({ label: '', number: '', chat: false }),
    fields: [
      { kind: 'text', name: 'label', label: 'Label', help: 'For example Admissions' },
      { kind: 'text', type: 'tel', name: 'number', label: 'Number' },
      {
        kind: 'switch',
        name: 'chat',
        label: 'WhatsApp chat',
        help: 'The site’s WhatsApp chat uses this number',
      },
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
    kind: 'group',
    name: 'officeHours',
    label: 'Office hours',
    fields: weekdays.map((day) => ({
      kind: 'text',
      name: day,
      label: `${day[0]?.toUpperCase()}${day.slice(1)}`,
    })),
  },
];

const preview: PreviewOf<ContactInfo> = {
  part: 'Page',
  path: () => paths.contact,
  sections: {
    phone: '[aria-label="Contact details"]',
    email: '[aria-label="Contact details"]',
    officeHours: '[aria-label="Contact details"]',
  },
  fill: (client, queries, values) =>
    client.setQueryData(queries.singleton('contactInfo').queryKey, { ...values, ...storedNow }),
};

export function ContactTab() {
  return (
    <SingletonEditor
      name="contactInfo"
      title="Contact"
      kind={kind}
      fields={fields}
      preview={preview}
      save={(values, updatedAt) =>
        callApi('saveContactInfo', { body: { ...values, ...(updatedAt && { updatedAt }) } })
      }
      loadFailure={messages.fetch.contactInfo}
      saveFailure={messages.save.contactInfo}
      saved="Contact info updated successfully"
    />
  );
}
