import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { root } from '../../tests/support/ports.ts';
import { alertPolicies, applyAlerts } from './apply-alerts.ts';
import type { Google } from './google.ts';

/**
 * The parts used of https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies.
 */
const seconds = z.string().regex(/^\d+s$/);
const aggregation = z.strictObject({
  alignmentPeriod: seconds,
  perSeriesAligner: z.string().startsWith('ALIGN_'),
  crossSeriesReducer: z.string().startsWith('REDUCE_'),
  groupByFields: z.array(z.string()).optional(),
});
const threshold = z.strictObject({
  displayName: z.string(),
  conditionThreshold: z.strictObject({
    filter: z.string(),
    aggregations: z.array(aggregation),
    denominatorFilter: z.string().optional(),
    denominatorAggregations: z.array(aggregation).optional(),
    comparison: z.literal('COMPARISON_GT'),
    thresholdValue: z.number(),
    duration: seconds,
    trigger: z.strictObject({ count: z.int() }),
  }),
});
const matchedLog = z.strictObject({
  displayName: z.string(),
  conditionMatchedLog: z.strictObject({ filter: z.string() }),
});
const query = z.strictObject({
  displayName: z.string(),
  conditionPrometheusQueryLanguage: z.strictObject({
    query: z.string(),
    duration: seconds,
    evaluationInterval: seconds,
    disableMetricValidation: z.literal(true).optional(),
  }),
});
const policy = z.strictObject({
  displayName: z.string().startsWith('Site: '),
  documentation: z.strictObject({ content: z.string(), mimeType: z.literal('text/markdown') }),
  combiner: z.enum(['OR', 'AND']),
  // One condition, or a ratio with the least traffic that it counts from.
  conditions: z.union([
    z.tuple([z.union([threshold, matchedLog, query])]),
    z.tuple([threshold, threshold]),
  ]),
  alertStrategy: z.strictObject({
    autoClose: seconds,
    notificationRateLimit: z.strictObject({ period: seconds }).optional(),
  }),
});

const source = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

describe('the alerts', () => {
  test('are policies of the Monitoring API, a limit to emails where logs are matched', () => {
    const policies = alertPolicies.map((each) => policy.parse(each));
    expect(policies.length).toBeGreaterThan(2);
    for (const { conditions, alertStrategy } of policies) {
      const isOfLog = 'conditionMatchedLog' in conditions[0];
      expect(alertStrategy.notificationRateLimit !== undefined).toBe(isOfLog);
    }
  });

  test('count a share of requests only from a minimum of traffic on', () => {
    const shares = alertPolicies
      .map((each) => policy.parse(each))
      .filter(({ conditions }) => /5xx|PERCENTILE/.test(JSON.stringify(conditions)));
    expect(shares).toHaveLength(2);
    for (const { combiner, conditions } of shares) {
      expect(combiner).toBe('AND');
      expect(conditions[1]?.conditionThreshold.filter).toContain('request_count');
      expect(conditions[1]?.conditionThreshold.thresholdValue).toBe(49);
    }
  });

  test('miss a successful run of each scheduled function', () => {
    const scheduled = [...source('functions/src').matchAll(/export const (\w+) = onSchedule\(/g)];
    expect(scheduled.length).toBeGreaterThan(5);
    const missed = alertPolicies.find(({ displayName }) => displayName.includes('26 hours'));
    const services = [
      ...JSON.stringify(missed)
        .replaceAll('\\"', '"')
        .matchAll(
          /absent_over_time\(\S+?service_name="(\w+)",response_code_class="2xx"}\[26h\]\)/g,
        ),
    ];
    // Cloud Run has the name in small letters.
    expect(services.map(([, name]) => name).toSorted()).toEqual(
      scheduled.map(([, name = '']) => name.toLowerCase()).toSorted(),
    );
  });

  test('match no log that is dropped; what that says is counted as it arrives', async () => {
    const matched = alertPolicies.map(({ conditions }) => JSON.stringify(conditions));
    expect(matched.filter((each) => /conditionMatchedLog.*no available/.test(each))).toEqual([]);
    await applyAlerts(google, { project: 'mine', host: 'www.mine.in', email: 'a@example.com' });
    await applyAlerts(google, { project: 'mine', host: 'www.mine.in', email: 'a@example.com' });
    const metrics = collections.get('projects/mine/metrics') ?? [];
    expect(metrics).toEqual([
      expect.objectContaining({ filter: expect.stringContaining('no available instance') }),
    ]);
    const queries = matched.filter((each) =>
      each.includes('logging_googleapis_com:user_turned_away{'),
    );
    expect(queries).toHaveLength(1);
    expect(asked).toContain('POST projects/mine/metrics');
  });

  test('name functions and log messages that are in the code', () => {
    const filters = JSON.stringify(alertPolicies).replaceAll('\\"', '"');
    const code = source('functions/src');
    const messages = [...filters.matchAll(/jsonPayload\.message="([^"]+)"/g)];
    expect(messages.filter(([, message]) => !code.includes(`'${message}'`))).toEqual([]);
    const services = [...filters.matchAll(/service_name=one_of\(([^)]+)\)/g)];
    expect(services.length).toBeGreaterThan(0);
    for (const [, names = ''] of services) {
      for (const [, name] of names.matchAll(/"(\w+)"/g)) {
        expect([name, code.includes(`export const ${name} = onRequest(`)]).toEqual([name, true]);
      }
    }
  });
});

/** A fake of Google's APIs: collections by path, and the requests made. */
let collections: Map<string, Record<string, unknown>[]>;
let asked: string[];
beforeEach(() => {
  collections = new Map();
  asked = [];
});

const google: Google = async (method, url, body) => {
  const { pathname } = new URL(url);
  const path = pathname.replace(/^\/v\d\//, '');
  asked.push(`${method} ${path}`);
  if (path.endsWith('/billingInfo')) return { billingAccountName: 'billingAccounts/1' };
  if (path.endsWith(':batchEnable')) return {};
  if (method === 'PATCH') {
    const entries = collections.get(path.slice(0, path.lastIndexOf('/'))) ?? [];
    const entry = entries.find(({ name }) => name === path);
    return Object.assign(entry ?? {}, body);
  }
  const entries = collections.get(path) ?? [];
  // An empty collection is not in the answer.
  if (method === 'GET') {
    return entries.length > 0 ? { [path.slice(path.lastIndexOf('/') + 1)]: entries } : {};
  }
  const entry = { name: `${path}/${entries.length}`, ...body };
  collections.set(path, [...entries, entry]);
  return entry;
};

test('are created once, and updated afterwards', async () => {
  const alerts = { project: 'mine', host: 'www.mine.in', email: 'a@example.com', budget: '2000' };
  await applyAlerts(google, alerts);
  const policies = () => collections.get('projects/mine/alertPolicies') ?? [];
  expect(policies().map(({ displayName }) => displayName)).toEqual(
    alertPolicies.map(({ displayName }) => displayName),
  );
  const [channel] = collections.get('projects/mine/notificationChannels') ?? [];
  expect(channel).toMatchObject({ type: 'email', labels: { email_address: 'a@example.com' } });
  for (const { notificationChannels } of policies()) {
    expect(notificationChannels).toEqual([channel?.['name']]);
  }
  const first = policies()[0];
  if (first) first['combiner'] = 'changed by hand';
  await applyAlerts(google, { ...alerts, budget: '3000' });
  expect(policies()).toHaveLength(alertPolicies.length);
  expect(policies()[0]).toMatchObject({ combiner: alertPolicies[0]?.['combiner'] });
  expect(collections.get('projects/mine/uptimeCheckConfigs')).toEqual([
    expect.objectContaining({
      monitoredResource: {
        type: 'uptime_url',
        labels: { project_id: 'mine', host: 'www.mine.in' },
      },
    }),
  ]);
  const filters = JSON.stringify(policies());
  expect(filters).toContain('resource.labels.host=\\"www.mine.in\\"');
  expect(filters).not.toContain('SITE_HOST');
  expect(collections.get('projects/mine/notificationChannels')).toHaveLength(1);
  const made = collections.get('billingAccounts/1/budgets');
  expect(made).toEqual([
    expect.objectContaining({
      amount: { specifiedAmount: { units: '3000' } },
      budgetFilter: { projects: ['projects/mine'] },
    }),
  ]);
});

test('need no billing account without a budget', async () => {
  await applyAlerts(google, { project: 'mine', host: 'www.mine.in', email: 'a@example.com' });
  expect(asked.filter((each) => /billing/.test(each))).toEqual([]);
});
