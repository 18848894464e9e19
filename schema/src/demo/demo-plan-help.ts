import type { Help } from '../fields/help.ts';
import type { DemoPlan } from './demo-plan.ts';

export const demoPlanHelp: Help<DemoPlan> = {
  course: 'Leave it empty for a class about all courses',
  held: 'A single class, or one every week',
  firstDay: 'The day of a single class; weekly ones begin on their weekday from then on',
  lastDay: 'Weekly classes end on it; empty for no end',
  from: 'Time in India',
  to: 'Time in India',
  mode: 'Shown with the class, and what visitors can filter by',
  branch: 'Where the classroom is, such as Adyar',
  link: 'The address of an online class; only those who book get it',
  places: 'In each class; once they are taken, people join its waiting list',
  daysOff: 'Days without a class, such as 2026-12-25',
};
