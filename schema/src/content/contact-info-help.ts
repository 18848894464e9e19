import type { Help } from '../fields/help.ts';
import { clockHours, institute } from '../institute.ts';
import { answerTimeDays, fewestAnswers } from '../reports/answer-time.ts';
import type { ContactInfo } from './contact-info.ts';

export const contactInfoHelp: Help<ContactInfo> = {
  companyName: 'The name on the site until an owner saves one under Institute',
  address: 'Street and number, on the contact page and in the footer',
  city: 'Part of the address; search engines see it too',
  state: 'Part of the address',
  zipCode: 'Part of the address',
  country: 'Part of the address for search engines',
  phone: 'Shown on the contact page; the first one also in the footer',
  'phone.*.label': 'For example Admissions',
  'phone.*.number': 'Shown as typed; phones dial it with the country code',
  'phone.*.chat': 'The site’s WhatsApp chat uses this number',
  email: 'Shown on the contact page; the first one also in the footer',
  'email.*.label': 'For example Admissions',
  'email.*.address': 'Selecting it opens the visitor’s email app',
  branches:
    'On the contact page and with classes there; none if the address above is the only place',
  'branches.*.name': 'As batches and demo classes name it',
  'branches.*.address': 'Street and number',
  'branches.*.city': 'Below its street',
  'branches.*.zipCode': 'Beside its city',
  'branches.*.mapPoint': 'Latitude and longitude; may be empty where the map finds the address',
  'branches.*.directions': 'How to get there, such as the nearest bus stop',
  'branches.*.phone': 'For questions about classes there; may be empty',
  officeHours: institute.fixedTexts
    ? 'The contact page shows the hours of the first day for all working days; search engines get each'
    : 'Working days in a row with the same hours share a line on the contact page and in emails',
  'officeHours.monday': `For example ${clockHours === 24 ? '09:00 – 20:00' : '9 am – 8 pm'}`,
  'officeHours.tuesday': '',
  'officeHours.wednesday': '',
  'officeHours.thursday': '',
  'officeHours.friday': '',
  'officeHours.saturday': '',
  'officeHours.sunday': '',
  showAnswerTime: `The median of the last ${answerTimeDays} days, updated daily, once there are ${fewestAnswers} answers`,
};
