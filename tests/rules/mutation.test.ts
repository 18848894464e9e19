/** Each way to loosen the rules must let somebody do what the tables deny. */
import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { connectAll } from './callers.ts';
import { firestoreTables, storeDocuments } from './firestore-tables.ts';
import { mutantsOf } from './mutants.ts';
import { clearFiles, storageTables, storeFiles } from './storage-tables.ts';
import { permittedCallers, type Row } from './table.ts';

const firestoreRules = readFileSync('firestore.rules', 'utf8');
const storageRules = readFileSync('storage.rules', 'utf8');
const projectId = 'demo-mutation';

/** The first row that more callers get through than it allows. */
async function findLooserRow<Client>(
  environment: RulesTestEnvironment,
  client: (context: RulesTestContext) => Client,
  tables: readonly (readonly Row<Client>[])[],
): Promise<string | undefined> {
  const clients = connectAll(environment, client);
  let found: string | undefined;
  await Promise.all(
    tables.map(async (rows) => {
      for (const row of rows) {
        if (found) return;
        const permitted = await permittedCallers(row, clients);
        if (permitted.some((caller) => !row.allowed.includes(caller))) found = row.operation;
      }
    }),
  );
  return found;
}

describe('firestore.rules', () => {
  it.each(mutantsOf(firestoreRules))('$name', async ({ rules }) => {
    const environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
    await storeDocuments(environment);
    const looser = await findLooserRow(
      environment,
      (context) => context.firestore(),
      Object.values(firestoreTables),
    );
    await environment.clearFirestore();
    await environment.cleanup();
    expect(looser).toBeDefined();
  });
});

describe('storage.rules', () => {
  // Unlike Firestore's, the rules of the Storage emulator hold for every project.
  afterAll(async () => {
    await initializeTestEnvironment({ projectId, storage: { rules: storageRules } });
  });

  it.each(mutantsOf(storageRules))('$name', async ({ rules }) => {
    const environment = await initializeTestEnvironment({ projectId, storage: { rules } });
    await storeFiles(environment);
    const looser = await findLooserRow(
      environment,
      (context) => context.storage(),
      Object.values(storageTables),
    );
    await clearFiles(environment);
    await environment.cleanup();
    expect(looser).toBeDefined();
  });
});
