import type { Help } from '../fields/help.ts';
import type { Invitation } from './staff.ts';

export const invitationHelp: Help<Invitation> = {
  name: 'Colleagues see it beside enquiries and in the audit trail',
  email: 'We send the invitation here; they also sign in with it',
  role: 'What they may see and change',
};
