import type { Help } from '../fields/help.ts';
import type { Reassignment } from './duty.ts';

export const reassignmentHelp: Help<Reassignment> = {
  hours: 'Without an answer a new enquiry goes to the next person on duty. Leave empty for never.',
};
