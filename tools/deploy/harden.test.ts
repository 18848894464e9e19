import { beforeEach, expect, test } from 'vitest';
import type { Google } from './google.ts';
import { harden } from './harden.ts';
import { findMissing } from './protections.ts';

type Part = Record<string, unknown>;

const site = 'https://www.your-domain.in';
const health = { name: 'health', filter: 'textPayload:"health"' };
const ownRule = { action: { type: 'Delete' }, condition: { age: 400 } };

/** A fake of Google's APIs: a new project's resources by path, and the writes. */
let stored: Record<string, Part>;
let writes: string[];
beforeEach(() => {
  writes = [];
  stored = {
    '/v2/projects/institute/sinks/_Default': {
      name: '_Default',
      filter: 'NOT LOG_ID("x")',
      exclusions: [health],
    },
    '/admin/v2/projects/institute/config': {
      signIn: { email: { enabled: true } },
      client: { permissions: {}, apiKey: 'key' },
      authorizedDomains: ['institute.web.app'],
      notification: { sendEmail: { method: 'DEFAULT' } },
    },
    '/v1/projects/institute/databases/(default)': {
      locationId: 'asia-south1',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
    },
    '/v1/projects/institute/databases/(default)/backupSchedules': {},
    '/v1alpha/projects/institute/defaultBucket': {
      bucket: { name: 'projects/institute/buckets/files-of-institute' },
    },
    '/storage/v1/b/files-of-institute': {
      softDeletePolicy: { retentionDurationSeconds: '604800' },
      lifecycle: { rule: [ownRule] },
    },
  };
});

const google: Google = async (method, url, body = {}) => {
  const { pathname, searchParams } = new URL(url);
  const resource = stored[pathname];
  if (!resource) throw new Error(`There is no ${pathname}`);
  if (method === 'GET') return structuredClone(resource);
  writes.push(`${method} ${pathname}`);
  if (method === 'POST') {
    const entries = (resource['backupSchedules'] ??= []) as object[];
    entries.push(body);
    return body;
  }
  const mask = searchParams.get('updateMask')?.split(',') ?? Object.keys(body);
  for (const field of mask) {
    const keys = field.split('.');
    const last = keys.pop() ?? '';
    const at = (root: Part) => keys.reduce((part, key) => (part[key] ??= {}) as Part, root);
    at(resource)[last] = at(body as Part)[last];
  }
  return resource;
};

const at = (path: string) => stored[path];

test('a new project lacks everything, a hardened one nothing', async () => {
  expect(await findMissing(google, 'institute', site)).toEqual([
    'no sign-up, deletion or enumeration of accounts',
    'passwords of at least 15 characters',
    'www.your-domain.in as an authorised domain',
    'mails about passwords with links to www.your-domain.in',
    'point-in-time recovery of Firestore',
    'delete protection of Firestore',
    'a backup of Firestore each day, kept for 7 days',
    'a backup of Firestore each Sunday, kept for 14 weeks',
    'deleted files kept for 30 days',
    'replaced files kept as versions',
    'versions of files deleted after 90 days',
  ]);
  await harden(google, 'institute', site);
  expect(await findMissing(google, 'institute', site)).toEqual([]);
});

test('accounts are restricted, other settings stay', async () => {
  await harden(google, 'institute', site);
  expect(at('/admin/v2/projects/institute/config')).toEqual({
    signIn: { email: { enabled: true } },
    client: {
      permissions: { disabledUserSignup: true, disabledUserDeletion: true },
      apiKey: 'key',
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [
        { customStrengthOptions: { minPasswordLength: 15, maxPasswordLength: 4096 } },
      ],
    },
    authorizedDomains: ['institute.web.app', 'www.your-domain.in'],
    notification: {
      sendEmail: { method: 'DEFAULT', callbackUri: 'https://www.your-domain.in/__/auth/action' },
    },
  });
});

test('without a domain that answers, mails keep their links', async () => {
  await harden(google, 'institute', undefined);
  expect(at('/admin/v2/projects/institute/config')).toMatchObject({
    authorizedDomains: ['institute.web.app'],
    notification: { sendEmail: { method: 'DEFAULT' } },
  });
});

test('documents and files can be brought back, other settings stay', async () => {
  await harden(google, 'institute', site);
  expect(at('/v1/projects/institute/databases/(default)')).toEqual({
    locationId: 'asia-south1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  expect(at('/v1/projects/institute/databases/(default)/backupSchedules')).toEqual({
    backupSchedules: [
      { dailyRecurrence: {}, retention: '604800s' },
      { weeklyRecurrence: { day: 'SUNDAY' }, retention: '8467200s' },
    ],
  });
  expect(at('/storage/v1/b/files-of-institute')).toEqual({
    softDeletePolicy: { retentionDurationSeconds: 2_592_000 },
    versioning: { enabled: true },
    lifecycle: {
      rule: [ownRule, { action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 90 } }],
    },
  });
});

test('what is set already is not written again', async () => {
  await harden(google, 'institute', site);
  writes = [];
  await harden(google, 'institute', site);
  expect(writes).toEqual(['PATCH /v2/projects/institute/sinks/_Default']);
});

test('what is stricter stays', async () => {
  const passwords = {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [
      { customStrengthOptions: { minPasswordLength: 20, maxPasswordLength: 4096 } },
    ],
  };
  const files = { retentionDurationSeconds: '7776000' };
  Object.assign(at('/admin/v2/projects/institute/config') ?? {}, {
    passwordPolicyConfig: passwords,
  });
  Object.assign(at('/storage/v1/b/files-of-institute') ?? {}, { softDeletePolicy: files });
  await harden(google, 'institute', site);
  expect(at('/admin/v2/projects/institute/config')?.['passwordPolicyConfig']).toEqual(passwords);
  expect(at('/storage/v1/b/files-of-institute')?.['softDeletePolicy']).toEqual(files);
});

test('the request log is excluded once, other exclusions stay', async () => {
  await harden(google, 'institute', site);
  await harden(google, 'institute', site);
  expect(at('/v2/projects/institute/sinks/_Default')).toMatchObject({
    filter: 'NOT LOG_ID("x")',
    exclusions: [health, { filter: 'log_id("run.googleapis.com/requests")' }],
  });
});
