import { expect, test, vi } from 'vitest';
import { minInstances } from './platform/config.ts';

// The trigger of new files asks for the bucket's name as it is declared.
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: 'bucket' }));
const functions = await import('./index.ts');

interface Endpoint {
  readonly httpsTrigger?: object;
  readonly eventTrigger?: object;
  readonly cpu?: unknown;
  readonly concurrency?: unknown;
  readonly minInstances?: unknown;
}

const endpoints = Object.entries(functions).map(
  ([name, { __endpoint: endpoint }]): [string, Endpoint] => [name, endpoint as Endpoint],
);

test('what visitors wait for has instances ready, as many as are set', () => {
  const served = endpoints.filter(([, { httpsTrigger }]) => httpsTrigger);
  expect(served.map(([name]) => name)).toEqual(['api', 'pages']);
  for (const [, endpoint] of served) expect(endpoint.minInstances).toBe(minInstances);
});

test('what no one waits for has a fraction of a CPU, except where pictures are drawn', () => {
  const background = endpoints.filter(
    ([name, { httpsTrigger }]) => !httpsTrigger && name !== 'newFile',
  );
  expect(background.length).toBeGreaterThan(8);
  for (const [name, { cpu, concurrency }] of background)
    expect([name, cpu, concurrency]).toEqual([name, 'gcf_gen1', 1]);
});

// enquiries-6
test.each([
  ['newEnquiry', 'enquiries/{id}'],
  ['newMail', 'mail/{id}'],
])('%s is told of what is added to %s', (name, document) => {
  expect(new Map(endpoints).get(name)?.eventTrigger).toMatchObject({
    eventType: 'google.cloud.firestore.document.v1.created',
    eventFilterPathPatterns: { document },
  });
});

// media-5
test('every file that is stored is told, until it has been looked at', () => {
  expect(new Map(endpoints).get('newFile')?.eventTrigger).toMatchObject({
    eventType: 'google.cloud.storage.object.v1.finalized',
    eventFilters: { bucket: 'bucket' },
    retry: true,
  });
});
