import type { Help } from '../fields/help.ts';
import type { Trainer } from './trainer.ts';

export const trainerHelp: Help<Trainer> = {
  name: 'On the trainers’ page, and with their courses and batches',
  photo: 'A small photo beside the name; without one, the first letter',
  teaches: 'In a few words, such as Statistics and machine learning',
  courses: 'The pages of these courses show the trainer',
  qualifications: 'For example MSc in Statistics, on the trainers’ page',
  years: 'On the trainers’ page; 0 says nothing',
  links: 'Where the trainer is found elsewhere, on the trainers’ page',
  'links.*.label': 'For example LinkedIn',
  'links.*.url': 'Opened in a new tab',
  left: 'Then no page shows them; their batches keep them',
};
