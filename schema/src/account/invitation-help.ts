import type { Help } from '../fields/help.ts';
import type { Invitation } from './staff.ts';

export const invitationHelp: Help<Invitation> = {
  name: 'As colleagues see it, beside enquiries and in the audit trail',
  email: 'The invitation goes there; it is also how they sign in',
  role: 'What they may see and change',
};
