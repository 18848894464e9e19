import { cloudRegion } from '@institute/schema';
import * as z from 'zod';
import type { Google } from './google.ts';

/** What a project lacks: its name, and the request that sets it. */
export interface Lack {
  readonly names: readonly string[];
  readonly set: () => Promise<unknown>;
}

const logging = 'https://logging.googleapis.com/v2';

/** The lines that `functions/src/platform/http/log-request.ts` writes. */
const ownLines = 'resource.type="cloud_run_revision" AND labels.log="requests"';

/** What `_Default`, which everybody who sees the project can read for 30 days, does not get. */
export const exclusions = [
  {
    name: 'no-addresses',
    description: 'Addresses of visitors: docs/privacy.md, "Logs"',
    filter: 'log_id("run.googleapis.com/requests")',
  },
  {
    name: 'requests',
    description: 'They have a log bucket of their own: docs/privacy.md, "Logs"',
    filter: ownLines,
  },
];

const exclusion = z.looseObject({ name: z.string(), filter: z.string() });
const sink = z.looseObject({ name: z.string(), exclusions: z.array(exclusion).default([]) });
const sinks = z.object({ sinks: z.array(sink).default([]) });
const bucket = z.object({ name: z.string(), retentionDays: z.number().default(0) });
const buckets = z.object({ buckets: z.array(bucket).default([]) });

const retentionDays = 365;

async function lackOfBucket(google: Google, place: string): Promise<Lack> {
  const url = `${logging}/${place}`;
  const stored = buckets.parse(await google('GET', url)).buckets;
  const found = stored.find(({ name }) => name.endsWith('/requests'));
  const isSet = found && found.retentionDays >= retentionDays;
  return {
    names: isSet ? [] : ['a log bucket that keeps requests for a year'],
    set: () =>
      found
        ? google('PATCH', `${url}/requests?updateMask=retentionDays`, { retentionDays })
        : google('POST', `${url}?bucketId=requests`, { retentionDays }),
  };
}

async function lackOfSinks(google: Google, project: string, place: string): Promise<Lack[]> {
  const url = `${logging}/projects/${project}/sinks`;
  const stored = sinks.parse(await google('GET', url)).sinks;
  const standard = stored.find(({ name }) => name === '_Default');
  const excluded = standard?.exclusions ?? [];
  const isExcluded = exclusions.every(({ name, filter }) =>
    excluded.some((each) => each.name === name && each.filter === filter),
  );
  const others = excluded.filter(({ name }) => exclusions.every((each) => each.name !== name));
  return [
    {
      names: stored.some(({ name }) => name === 'requests') ? [] : ['requests sent to that bucket'],
      set: () =>
        google('POST', url, {
          name: 'requests',
          destination: `logging.googleapis.com/${place}/requests`,
          filter: ownLines,
        }),
    },
    {
      names: isExcluded ? [] : ['no requests and no addresses of visitors in other logs'],
      set: () =>
        google('PATCH', `${url}/_Default?updateMask=exclusions`, {
          ...standard,
          exclusions: [...others, ...exclusions],
        }),
    },
  ];
}

/** What a project lacks of the log of requests (docs/privacy.md, "Logs"). */
export async function lacksOfRequestLog(google: Google, project: string): Promise<Lack[]> {
  const place = `projects/${project}/locations/${cloudRegion}/buckets`;
  return [await lackOfBucket(google, place), ...(await lackOfSinks(google, project, place))];
}
