import * as z from 'zod/mini';
import { readAsAdmin, remove, removed, smallBodyLimit, type Endpoint, write } from '../api/rows.ts';
import {
  passwordChange,
  secondFactorCode,
  secondFactorEnrolment,
  sessionToken,
  storedAccount,
} from './account.ts';
import { pushToken } from './push.ts';

export const accountEndpoints = {
  getAccount: {
    ...readAsAdmin,
    capability: 'useAccount',
    access: 'account',
    path: '/api/account',
    data: storedAccount,
    summary: 'Whether two-step verification is set up or required for the account',
  },
  enrolSecondFactor: {
    ...write,
    capability: 'useAccount',
    access: 'account',
    method: 'POST',
    path: '/api/account/second-factor/enrolment',
    body: z.object({}),
    bodyLimit: smallBodyLimit,
    data: secondFactorEnrolment,
    summary: 'A new secret, active once a first code is confirmed',
  },
  verifySecondFactor: {
    ...write,
    capability: 'useAccount',
    access: 'account',
    method: 'POST',
    path: '/api/account/second-factor',
    body: secondFactorCode,
    bodyLimit: smallBodyLimit,
    data: sessionToken,
    summary: 'Enter a code, to finish signing in or setting up two-step verification',
  },
  changePassword: {
    ...write,
    capability: 'useAccount',
    method: 'POST',
    path: '/api/account/password',
    body: passwordChange,
    data: sessionToken,
    summary: 'Change the password of the account and end its other sessions',
  },
  savePushToken: {
    ...write,
    capability: 'handleEnquiries',
    method: 'PUT',
    path: '/api/push-tokens',
    body: pushToken,
    bodyLimit: smallBodyLimit,
    data: removed,
    summary: 'Notify this browser of enquiries that are assigned to you',
  },
  removePushToken: {
    ...remove,
    capability: 'handleEnquiries',
    path: '/api/push-tokens/{id}',
    summary: 'Stop notifying one of your browsers',
  },
} as const satisfies Record<string, Endpoint>;
