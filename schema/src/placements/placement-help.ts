import type { Help } from '../fields/help.ts';
import type { Placement } from './placement.ts';

export const placementHelp: Help<Placement> = {
  studentName: 'As the student wants to be named on the site',
  course: 'The course the student took with us',
  company: 'Who hired the student',
  position: 'For example Junior developer',
};
