import type { Help } from '../fields/help.ts';
import type { Batch } from './batch.ts';

export const batchHelp: Help<Batch> = {
  course: 'The batch is on the page of this course',
  firstDay: 'The date classes start; the site lists the batch until then',
  lastDay: 'In the calendar file that visitors download',
  days: 'When classes are, on the site and in the calendar file',
  'days.*.day': '',
  'days.*.from': '',
  'days.*.to': '',
  mode: 'In a classroom, online, or both; shown beside the days',
  branch: 'The part of the city where the classroom is',
  room: 'Such as Lab 2, for the staff alone; two classes at one hour in it are said here and in Health',
  trainer: 'Shown with the batch',
  language: 'For example English',
  seats: 'The total number; the list shows how many are taken',
  state: 'Only open batches are on the site',
};
