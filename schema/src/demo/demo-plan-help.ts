import type { Help } from '../fields/help.ts';
import type { DemoPlan } from './demo-plan.ts';
import { institute } from '../institute.ts';

export const demoPlanHelp: Help<DemoPlan> = {
  course: 'Leave empty for a class about all courses',
  held: 'A single class, or one every week',
  firstDay: 'The date of a single class, or the date from which weekly classes start',
  lastDay: 'The last date for weekly classes; leave empty for no end',
  from: institute.timeName,
  to: institute.timeName,
  mode: 'Shown with the class, and what visitors can filter by',
  branch: 'The part of the city where the classroom is',
  room: 'Such as Lab 2, for the staff alone; two classes at one hour in it are said here and in Health',
  link: 'The link to an online class; only people who book receive it',
  places: 'Places per class; once it is full, people join its waiting list',
  daysOff: 'Days without a class, such as 2026-12-25',
};
