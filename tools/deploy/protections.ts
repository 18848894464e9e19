import { passwordMinLength } from '@institute/schema';
import * as z from 'zod';
import type { Google } from './google.ts';
import { lacksOfRequestLog, type Lack } from './request-log.ts';

const fieldsOf = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof fieldsOf>;

/** The fields that a setting needs, which may depend on what is stored. */
type Setting = (stored: Fields) => Fields;

/** Settings of one resource, by what they give. */
interface Resource {
  readonly url: string;
  /** Cloud Storage changes the fields that it is sent; other APIs are told which. */
  readonly takesMask: boolean;
  readonly settings: Readonly<Record<string, Setting>>;
}

const texts = z.array(z.string()).catch([]);

const domainSettings = (site: string): Record<string, Setting> => {
  const { host } = new URL(site);
  return {
    [`${host} as an authorised domain`]: ({ authorizedDomains }) => ({
      authorizedDomains: [...new Set([...texts.parse(authorizedDomains), host])],
    }),
    [`emails about passwords with links to ${host}`]: () => ({
      notification: { sendEmail: { callbackUri: `https://${host}/__/auth/action` } },
    }),
  };
};

/** `site` is the site's own URL, once it answers. */
const authentication = (project: string, site: string | undefined): Resource => ({
  url: `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
  takesMask: true,
  settings: {
    'no sign-up, deletion or enumeration of accounts': () => ({
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
    [`passwords of at least ${passwordMinLength} characters`]: () => ({
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          {
            customStrengthOptions: {
              minPasswordLength: passwordMinLength,
              maxPasswordLength: 4096,
            },
          },
        ],
      },
    }),
    ...(site && domainSettings(site)),
  },
});

const databaseOf = (project: string): string =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;

const database = (project: string): Resource => ({
  url: databaseOf(project),
  takesMask: true,
  settings: {
    'point-in-time recovery of Firestore': () => ({
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    }),
    'delete protection of Firestore': () => ({
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    }),
  },
});

const day = 24 * 60 * 60;

const ruleForVersions = {
  action: { type: 'Delete' },
  condition: { daysSinceNoncurrentTime: 90 },
};

const rules = z.object({ rule: z.array(fieldsOf) }).catch({ rule: [] });

const bucket = (name: string): Resource => ({
  url: `https://storage.googleapis.com/storage/v1/b/${name}`,
  takesMask: false,
  settings: {
    'deleted files kept for 30 days': () => ({
      softDeletePolicy: { retentionDurationSeconds: 30 * day },
    }),
    'replaced files kept as versions': () => ({ versioning: { enabled: true } }),
    'versions of files deleted after 90 days': ({ lifecycle }) => {
      const { rule } = rules.parse(lifecycle);
      const isSet = rule.some((each) => contains(each, ruleForVersions));
      return { lifecycle: { rule: isSet ? rule : [...rule, ruleForVersions] } };
    },
  },
});

/** What Firestore allows: one schedule by day and one by week. */
const backups = {
  'a backup of Firestore each day, kept for 7 days': {
    dailyRecurrence: {},
    retention: `${7 * day}s`,
  },
  'a backup of Firestore each Sunday, kept for 14 weeks': {
    weeklyRecurrence: { day: 'SUNDAY' },
    retention: `${14 * 7 * day}s`,
  },
};

const isDaily = (schedule: object): boolean => 'dailyRecurrence' in schedule;

/** Whether all that is wanted is in what is stored; of numbers, at least that much. */
const contains = (stored: unknown, wanted: unknown): boolean => {
  if (typeof wanted === 'number') return Number(stored) >= wanted;
  if (typeof wanted !== 'object' || wanted === null) return stored === wanted;
  const parts = (stored ?? {}) as Fields;
  return Object.entries(wanted).every(([name, value]) => contains(parts[name], value));
};

/** The paths of fields, as an update mask has them. */
const pathsOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value as Fields).map((path) => `${name}.${path}`)
      : [name],
  );

async function lackOfResource(
  google: Google,
  { url, takesMask, settings }: Resource,
): Promise<Lack> {
  const stored = fieldsOf.parse(await google('GET', url));
  const missing = Object.entries(settings)
    .map(([name, setting]): [string, Fields] => [name, setting(stored)])
    .filter(([, wanted]) => !contains(stored, wanted));
  const body: Fields = Object.assign({}, ...missing.map(([, wanted]) => wanted));
  const mask = takesMask ? `?updateMask=${pathsOf(body).join(',')}` : '';
  return {
    names: missing.map(([name]) => name),
    set: () => google('PATCH', url + mask, body),
  };
}

async function lackOfBackups(google: Google, project: string): Promise<Lack> {
  const url = `${databaseOf(project)}/backupSchedules`;
  const { backupSchedules } = z
    .object({ backupSchedules: z.array(fieldsOf).default([]) })
    .parse(await google('GET', url));
  const missing = Object.entries(backups).filter(
    ([, wanted]) => !backupSchedules.some((each) => isDaily(each) === isDaily(wanted)),
  );
  return {
    names: missing.map(([name]) => name),
    async set() {
      for (const [, schedule] of missing) await google('POST', url, schedule);
    },
  };
}

async function bucketOf(google: Google, project: string): Promise<string> {
  const answer = await google(
    'GET',
    `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`,
  );
  const { name } = z.object({ bucket: z.object({ name: z.string() }) }).parse(answer).bucket;
  return name.slice(name.lastIndexOf('/') + 1);
}

async function* lacks(
  google: Google,
  project: string,
  site: string | undefined,
): AsyncGenerator<Lack> {
  yield await lackOfResource(google, authentication(project, site));
  yield await lackOfResource(google, database(project));
  yield await lackOfBackups(google, project);
  yield await lackOfResource(google, bucket(await bucketOf(google, project)));
  yield* await lacksOfRequestLog(google, project);
}

/** What protects accounts, documents, files and visitors, and the project lacks. */
export async function findMissing(
  google: Google,
  project: string,
  site: string | undefined,
): Promise<string[]> {
  const names: string[] = [];
  for await (const lack of lacks(google, project, site)) names.push(...lack.names);
  return names;
}

/**
 * Sets what is missing, which neither the console's defaults nor a deploy set; returns what that was.
 * `site` is the site's own URL, once it answers.
 */
export async function harden(
  google: Google,
  project: string,
  site: string | undefined,
): Promise<string[]> {
  const names: string[] = [];
  for await (const lack of lacks(google, project, site)) {
    if (lack.names.length > 0) await lack.set();
    names.push(...lack.names);
  }
  return names;
}
