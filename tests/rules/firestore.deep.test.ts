import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, connectAll } from './callers.ts';
import { backedTables, firestoreTables, showOnlyBacked } from './firestore-tables.ts';
import type { Firestore } from './operations.ts';
import { storeDocuments } from './stored-documents.ts';
import { readRules } from './read-rules.ts';
import { permittedCallers } from './table.ts';

let environment: RulesTestEnvironment;
let clients: ReadonlyMap<Caller, Firestore>;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { rules: readRules('firestore') },
  });
  await storeDocuments(environment);
  clients = connectAll(environment, (context) => context.firestore());
});

afterAll(async () => {
  await environment.clearFirestore();
  await environment.cleanup();
});

describe.each(Object.entries(firestoreTables))('%s', (_name, rows) => {
  it.each(rows)('$operation', async (row) => {
    expect(await permittedCallers(row, clients)).toEqual(row.allowed);
  });
});

// claims-13
describe.each(Object.entries(backedTables))(
  '%s, where only what is backed is shown',
  (_name, rows) => {
    beforeAll(() => showOnlyBacked(environment));

    it.each(rows)('$operation', async (row) => {
      expect(await permittedCallers(row, clients)).toEqual(row.allowed);
    });
  },
);
