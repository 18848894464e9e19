import type { Help } from '../fields/help.ts';
import type { Trainer } from './trainer.ts';

export const trainerHelp: Help<Trainer> = {
  name: 'On the trainers’ page, and with their courses and batches',
  photo: 'A small photo beside the name; if empty, the first letter',
  teaches: 'In a few words, such as Statistics and machine learning',
  courses: 'The pages of these courses show the trainer',
  qualifications: 'For example MSc in Statistics, on the trainers’ page',
  years: 'Shown on the trainers’ page; enter 0 to hide it',
  links: 'Profiles elsewhere, linked from the trainers’ page',
  'links.*.label': 'For example LinkedIn',
  'links.*.url': 'Opened in a new tab',
  left: 'Hides the trainer from the site; their batches stay assigned',
};
