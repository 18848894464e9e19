import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Google } from './google.ts';

const monitoring = 'https://monitoring.googleapis.com/v3';
const logging = 'https://logging.googleapis.com/v2';
const budgets = 'https://billingbudgets.googleapis.com/v1';

/** The fields that the command uses of a policy; Google validates the rest. */
const displayed = z.looseObject({ displayName: z.string() });

/** The alerts, one file each, in the format of the Monitoring API. */
export const alertPolicies = readdirSync(join(import.meta.dirname, 'alerts')).map((file) =>
  displayed.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'alerts', file), 'utf8'))),
);

const named = z.object({ name: z.string() });
const resources = z.array(
  z.object({
    name: z.string(),
    displayName: z.string().optional(),
    labels: z.record(z.string(), z.string()).optional(),
  }),
);

/** Creates an entry of a collection, or replaces the one with the same display name. */
async function put(
  google: Google,
  api: string,
  collection: string,
  wanted: z.infer<typeof displayed>,
): Promise<void> {
  const answer = await google('GET', `${api}/${collection}`);
  const [entries = []] = Object.values(answer);
  const found = resources
    .parse(entries)
    .find(({ displayName }) => displayName === wanted.displayName);
  if (found) await google('PATCH', `${api}/${found.name}`, wanted);
  else await google('POST', `${api}/${collection}`, wanted);
}

async function findChannel(google: Google, project: string, email: string): Promise<string> {
  const collection = `${monitoring}/projects/${project}/notificationChannels`;
  const filter = new URLSearchParams({ filter: 'type="email"' });
  const answer = z
    .object({ notificationChannels: resources.default([]) })
    .parse(await google('GET', `${collection}?${filter}`));
  const found = answer.notificationChannels.find(
    ({ labels }) => labels?.['email_address'] === email,
  );
  const channel = { type: 'email', displayName: email, labels: { email_address: email } };
  return (found ?? named.parse(await google('POST', collection, channel))).name;
}

async function putBudget(
  google: Google,
  project: string,
  channel: string,
  units: string,
): Promise<void> {
  const { billingAccountName } = z
    .object({ billingAccountName: z.string() })
    .parse(
      await google('GET', `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`),
    );
  await put(google, budgets, `${billingAccountName}/budgets`, {
    displayName: `Site: ${project}`,
    budgetFilter: { projects: [`projects/${project}`] },
    // In the currency of the billing account.
    amount: { specifiedAmount: { units } },
    thresholdRules: [
      ...[0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
      { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
    ],
    notificationsRule: { monitoringNotificationChannels: [channel] },
  });
}

/** Has Google ask the home page every five minutes, from several places. */
const uptimeCheck = (project: string, host: string) => ({
  displayName: `Site: ${host}`,
  monitoredResource: { type: 'uptime_url', labels: { project_id: project, host } },
  httpCheck: {
    requestMethod: 'GET',
    path: '/',
    port: 443,
    useSsl: true,
    validateSsl: true,
    acceptedResponseStatusCodes: [{ statusClass: 'STATUS_CLASS_2XX' }],
  },
  period: '300s',
  timeout: '10s',
});

/**
 * Counts what only Google's log of requests says: Cloud Run's own metric has no request that reached no
 * instance. A metric counts entries before `npm run harden` has them dropped, and keeps nothing of them.
 */
const turnedAway = {
  name: 'turned_away',
  description: 'Requests that found no available instance',
  filter: 'resource.type="cloud_run_revision" AND textPayload:"no available instance"',
};

async function putMetric(google: Google, project: string): Promise<void> {
  const collection = `${logging}/projects/${project}/metrics`;
  const { metrics } = z
    .object({ metrics: z.array(z.object({ name: z.string() })).default([]) })
    .parse(await google('GET', collection));
  if (!metrics.some(({ name }) => name === turnedAway.name))
    await google('POST', collection, turnedAway);
}

/** The alerts of a site; only the host differs between sites. */
const policiesOf = (host: string): typeof alertPolicies =>
  JSON.parse(JSON.stringify(alertPolicies).replaceAll('SITE_HOST', host)) as typeof alertPolicies;

export interface Alerts {
  readonly project: string;
  /** Host of the site, which is asked whether it answers. */
  readonly host: string;
  /** Address that is notified. */
  readonly email: string;
  /** Monthly budget, in the currency of the billing account. */
  readonly budget?: string | undefined;
}

/** Creates or updates the uptime check, what the alerts count, the alerts and the budget. */
export async function applyAlerts(
  google: Google,
  { project, host, email, budget }: Alerts,
): Promise<void> {
  await google(
    'POST',
    `https://serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`,
    {
      serviceIds: ['monitoring', 'logging', 'cloudbilling', 'billingbudgets'].map(
        (api) => `${api}.googleapis.com`,
      ),
    },
  );
  const channel = await findChannel(google, project, email);
  await put(
    google,
    monitoring,
    `projects/${project}/uptimeCheckConfigs`,
    uptimeCheck(project, host),
  );
  await putMetric(google, project);
  for (const policy of policiesOf(host)) {
    const wanted = { ...policy, notificationChannels: [channel] };
    await put(google, monitoring, `projects/${project}/alertPolicies`, wanted);
  }
  if (budget) await putBudget(google, project, channel, budget);
}
