import type { Template } from '@institute/schema';

/** Messages of the sample content, by id. */
export const templates: Readonly<Record<string, Template>> = {
  'first-answer': {
    name: 'First answer',
    channel: 'whatsapp',
    language: 'en',
    subject: '',
    text: 'Vanakkam {name}, thank you for asking about {course}. When may we call you?',
  },
  'next-batch': {
    name: 'Next batch',
    channel: 'whatsapp',
    language: 'en',
    subject: '',
    text: 'Vanakkam {name}, the next batch of {course} begins: {batch}. Fees: {fee sheet}',
  },
  'your-demo-class': {
    name: 'Your demo class',
    channel: 'whatsapp',
    language: 'en',
    subject: '',
    text: 'Vanakkam {name}, see you at your demo class: {slot}',
  },
  'fees-and-batch': {
    name: 'Fees and batch',
    channel: 'email',
    language: 'en',
    subject: '{course}: fees and next batch',
    text: 'Dear {name},\n\nthank you for asking about {course}.\n\nThe next batch: {batch}.\nThe fees, with all instalments: {fee sheet}\n\nReply to this mail, or call us, with any question.',
  },
};
