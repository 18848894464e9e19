import { beforeEach, expect, test } from 'vitest';
import type { Google } from './google.ts';
import { findMissing, harden } from './protections.ts';

type Part = Record<string, unknown>;

const site = 'https://www.your-domain.in';
const health = { name: 'health', filter: 'textPayload:"health"' };
const logBuckets = '/v2/projects/institute/locations/asia-south1/buckets';
const ownRule = { action: { type: 'Delete' }, condition: { age: 400 } };

/** A fake of Google's APIs: a new project's resources by path, and the writes. */
let stored: Record<string, Part>;
let writes: string[];
beforeEach(() => {
  writes = [];
  stored = {
    '/v2/projects/institute/sinks': {
      sinks: [{ name: '_Default', filter: 'NOT LOG_ID("x")', exclusions: [health] }],
    },
    [logBuckets]: {
      buckets: [{ name: 'projects/institute/locations/asia-south1/buckets/_Default' }],
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

const nameOf = (path: unknown): string => String(path).slice(String(path).lastIndexOf('/') + 1);

/** The entries of a collection. */
const listed = (path: string): Part[] => (stored[path]?.[nameOf(path)] ?? []) as Part[];

const google: Google = async (method, url, body = {}) => {
  const { pathname, searchParams } = new URL(url);
  const last = nameOf(pathname);
  const collection = pathname.slice(0, -last.length - 1);
  const resource = stored[pathname] ?? listed(collection).find(({ name }) => nameOf(name) === last);
  if (!resource) throw new Error(`There is no ${pathname}`);
  if (method === 'GET') return structuredClone(resource);
  writes.push(`${method} ${pathname}`);
  if (method === 'POST') {
    const name = searchParams.get('bucketId');
    resource[last] = [
      ...listed(pathname),
      { ...(name && { name: `${pathname}/${name}` }), ...body },
    ];
    return body;
  }
  const mask = searchParams.get('updateMask')?.split(',') ?? Object.keys(body);
  for (const field of mask) {
    const keys = field.split('.');
    const key = keys.pop() ?? '';
    const at = (root: Part) => keys.reduce((part, each) => (part[each] ??= {}) as Part, root);
    at(resource)[key] = at(body as Part)[key];
  }
  return resource;
};

const at = (path: string) => stored[path];

test('a new project lacks everything, a hardened one nothing', async () => {
  expect(await findMissing(google, 'institute', site)).toEqual([
    'no sign-up, deletion or enumeration of accounts',
    'passwords of at least 15 characters',
    'www.your-domain.in as an authorised domain',
    'emails about passwords with links to www.your-domain.in',
    'point-in-time recovery of Firestore',
    'delete protection of Firestore',
    'a backup of Firestore each day, kept for 7 days',
    'a backup of Firestore each Sunday, kept for 14 weeks',
    'deleted files kept for 30 days',
    'replaced files kept as versions',
    'versions of files deleted after 90 days',
    'a log bucket that keeps requests for a year',
    'requests sent to that bucket',
    'no requests and no addresses of visitors in other logs',
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

test('without a domain that answers, emails keep their links', async () => {
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
  expect(writes).toEqual([]);
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

const ownLines = 'resource.type="cloud_run_revision" AND labels.log="requests"';

test('requests go to a log bucket of a year and nowhere else, addresses nowhere at all', async () => {
  await harden(google, 'institute', site);
  expect(listed(logBuckets).at(-1)).toEqual({
    name: '/v2/projects/institute/locations/asia-south1/buckets/requests',
    retentionDays: 365,
  });
  expect(listed('/v2/projects/institute/sinks')).toEqual([
    expect.objectContaining({
      name: '_Default',
      filter: 'NOT LOG_ID("x")',
      exclusions: [
        health,
        expect.objectContaining({ filter: 'log_id("run.googleapis.com/requests")' }),
        expect.objectContaining({ filter: ownLines }),
      ],
    }),
    {
      name: 'requests',
      destination:
        'logging.googleapis.com/projects/institute/locations/asia-south1/buckets/requests',
      filter: ownLines,
    },
  ]);
});

test('a project of an earlier version gets what it lacks, a bucket that keeps more stays', async () => {
  const [standard] = listed('/v2/projects/institute/sinks');
  Object.assign(standard ?? {}, {
    exclusions: [{ name: 'no-addresses', filter: 'log_id("run.googleapis.com/requests")' }],
  });
  const requests = { name: 'projects/institute/locations/asia-south1/buckets/requests' };
  Object.assign(at(logBuckets) ?? {}, { buckets: [{ ...requests, retentionDays: 30 }] });
  await harden(google, 'institute', site);
  expect(listed(logBuckets)).toEqual([{ ...requests, retentionDays: 365 }]);
  expect(standard?.['exclusions']).toHaveLength(2);
  Object.assign(at(logBuckets) ?? {}, { buckets: [{ ...requests, retentionDays: 400 }] });
  expect(await findMissing(google, 'institute', site)).toEqual([]);
});
