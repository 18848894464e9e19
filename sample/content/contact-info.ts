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
  branches: [
    {
      name: 'Adyar',
      address: '2nd Floor, 14 Kolam Street, Adyar',
      city: 'Chennai',
      zipCode: '600020',
      mapPoint: '13.0063, 80.2574',
      directions: 'Five minutes on foot from the Adyar bus depot, ten from Kasturba Nagar station.',
      phone: '+91 44 4000 0100',
    },
    {
      name: 'Velachery',
      address: '1st Floor, 8 Rangoli Street, Velachery',
      city: 'Chennai',
      zipCode: '600042',
      mapPoint: '12.9791, 80.2206',
      directions: 'Seven minutes on foot from Velachery station; buses stop at Vijaya Nagar.',
      phone: '+91 44 4000 0102',
    },
  ],
  officeHours: defaultOfficeHours,
  showAnswerTime: false,
};
