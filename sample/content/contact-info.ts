import { type ContactInfo, defaultOfficeHours } from '@institute/schema';

/** A fictional address; the numbers and the domain belong to nobody. */
export const contactInfo: ContactInfo = {
  companyName: 'Vaasal Institute of Technology',
  address: '2nd Floor, 14 Kolam Street, Adyar',
  city: 'Chennai',
  state: 'Tamil Nadu',
  zipCode: '600020',
  country: 'India',
  phone: [
    { label: 'Admissions', number: '+91 44 4000 0100', chat: false },
    { label: 'Placement office', number: '+91 44 4000 0101', chat: false },
    { label: 'Mobile', number: '+91 90000 00100', chat: true },
  ],
  email: [
    { label: 'Admissions', address: 'admissions@vaasal.example' },
    { label: 'Placement office', address: 'placements@vaasal.example' },
  ],
  officeHours: defaultOfficeHours,
  showAnswerTime: false,
};
