import type { Help } from '../fields/help.ts';
import type { Batch } from './batch.ts';

export const batchHelp: Help<Batch> = {
  course: 'The batch is on the page of this course',
  firstDay: 'The site lists the batch until this day',
  lastDay: 'In the calendar file that visitors download',
  days: 'When classes are, on the site and in the calendar file',
  'days.*.day': '',
  'days.*.from': '',
  'days.*.to': '',
  mode: 'In a classroom, online, or both; shown beside the days',
  branch: 'Where the classroom is, such as Adyar',
  trainer: 'Shown with the batch',
  language: 'For example Tamil and English',
  seats: 'How many there are in all; the list counts those taken',
  state: 'Only open batches are on the site',
};
