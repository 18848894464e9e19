import * as z from 'zod/mini';
import { create, readAsAdmin, remove, smallBodyLimit, type Endpoint, write } from '../api/rows.ts';
import {
  acceptance,
  disabling,
  invitation,
  invitationLink,
  openInvitation,
  roleChange,
  staffMember,
  targetChange,
} from './staff.ts';

const act = { ...write, capability: 'manageStaff', data: staffMember } as const;

const anybody = {
  ...write,
  access: 'public',
  appCheck: true,
  method: 'POST',
  bodyLimit: smallBodyLimit,
  data: openInvitation,
} as const;

export const staffEndpoints = {
  listStaff: {
    ...readAsAdmin,
    capability: 'manageStaff',
    path: '/api/staff',
    data: z.array(staffMember),
    summary: 'The admins and the invitations',
  },
  inviteStaff: {
    ...create,
    capability: 'manageStaff',
    path: '/api/staff',
    body: invitation,
    data: staffMember,
    summary: 'Invite someone by email; repeating the call changes nothing',
  },
  resendInvitation: {
    ...act,
    method: 'POST',
    path: '/api/staff/{id}/invitation',
    body: z.object({}),
    summary: 'Resend an invitation with a new link; the old one stops working',
  },
  changeRole: {
    ...act,
    method: 'PUT',
    path: '/api/staff/{id}/role',
    body: roleChange,
    summary: 'Change the role of an admin and end their sessions',
  },
  disableStaff: {
    ...act,
    method: 'PUT',
    path: '/api/staff/{id}/disabled',
    body: disabling,
    summary: 'Disable an admin, or enable one again',
  },
  setTarget: {
    ...act,
    method: 'PUT',
    path: '/api/staff/{id}/target',
    body: targetChange,
    summary: 'Set how many enrolments a month are wanted of an admin; 0 for no target',
  },
  signOutStaff: {
    ...act,
    method: 'POST',
    path: '/api/staff/{id}/sign-out',
    body: z.object({}),
    summary: 'End every session of an admin',
  },
  resetSecondFactor: {
    ...act,
    method: 'POST',
    path: '/api/staff/{id}/second-factor/reset',
    body: z.object({}),
    summary: 'Reset an admin’s two-step verification, to be set up again at the next sign-in',
  },
  removeStaff: {
    ...remove,
    capability: 'manageStaff',
    path: '/api/staff/{id}',
    summary: 'Remove an admin and their account, or withdraw an invitation',
  },
  findInvitation: {
    ...anybody,
    path: '/api/invitation',
    body: invitationLink,
    summary: 'Who an invitation is for',
  },
  acceptInvitation: {
    ...anybody,
    path: '/api/invitation/acceptance',
    body: acceptance,
    summary: 'Accept an invitation by choosing a password',
  },
} as const satisfies Record<string, Endpoint>;
