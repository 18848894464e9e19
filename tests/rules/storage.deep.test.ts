import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, connectAll } from './callers.ts';
import { clearFiles, type Storage, storageTables, storeFiles } from './storage-tables.ts';
import { readRules } from './read-rules.ts';
import { permittedCallers } from './table.ts';

let environment: RulesTestEnvironment;
let clients: ReadonlyMap<Caller, Storage>;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    storage: { rules: readRules('storage') },
  });
  await storeFiles(environment);
  clients = connectAll(environment, (context) => context.storage());
});

afterAll(async () => {
  await clearFiles(environment);
  await environment.cleanup();
});

describe.each(Object.entries(storageTables))('%s', (_name, rows) => {
  it.each(rows)('$operation', async (row) => {
    expect(await permittedCallers(row, clients)).toEqual(row.allowed);
  });
});
