import type { Help } from '../fields/help.ts';
import type { DemoPlan } from './demo-plan.ts';

export const demoPlanHelp: Help<DemoPlan> = {
  course: 'None for a class about any of them',
  held: 'A single class, or one every week',
  firstDay: 'Of weekly classes, the first is on their weekday from then on',
  lastDay: 'Of weekly classes; empty for no end',
  from: 'Time in India',
  to: 'Time in India',
  mode: 'Shown with the class, and what visitors can filter by',
  branch: 'Where a class in a classroom is',
  link: 'Of an online class: only those who book are told',
  places: 'Of each class; then people join its waiting list',
  daysOff: 'Days without a class, such as 2026-12-25',
};
