import { expect, test, vi } from 'vitest';
import * as functions from './index.ts';

vi.hoisted(() => vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"bucket"}'));

test('every function has the configured limit of instances', () => {
  expect(Object.keys(functions).length).toBeGreaterThan(4);
  for (const [name, { __endpoint: endpoint }] of Object.entries(functions)) {
    expect([name, String(endpoint.maxInstances)]).toEqual([name, 'params.MAX_INSTANCES']);
  }
});
