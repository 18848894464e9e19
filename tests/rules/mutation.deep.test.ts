/** Each way to loosen the rules must let somebody do what the tables deny. */
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, connectAll } from './callers.ts';
import { backedTables, firestoreTables, showOnlyBacked } from './firestore-tables.ts';
import { noteAllNoticed, wereAllNoticed } from './green-mutants.ts';
import { instances, spread } from '../support/level.ts';
import { storeDocuments } from './stored-documents.ts';
import { mutantsOf } from './mutants.ts';
import { readRules, type RulesService } from './read-rules.ts';
import { clearFiles, storageTables, storeFiles } from './storage-tables.ts';
import { permittedCallers, type Row } from './table.ts';

interface Subject<Client> {
  service: RulesService;
  tables: Record<string, readonly Row<Client>[]>;
  connect: (context: RulesTestContext) => Client;
  store: (environment: RulesTestEnvironment) => Promise<void>;
  clear: (environment: RulesTestEnvironment) => Promise<void>;
  /** What else is denied after something has changed. */
  after?: Pick<Subject<Client>, 'tables' | 'store'>;
}

/** Rows that let through a caller they deny: the first of each table, and none after any is found. */
async function findRowsLooserFor<Client>(
  tables: Subject<Client>['tables'],
  clients: ReadonlyMap<Caller, Client>,
): Promise<string[]> {
  const found: string[] = [];
  await Promise.all(
    Object.entries(tables).map(async ([name, rows]) => {
      for (const row of rows) {
        if (found.length > 0) return;
        const denied = [...clients].filter(([caller]) => !row.allowed.includes(caller));
        const permitted = await permittedCallers(row, new Map(denied));
        if (permitted.length > 0) found.push(`${name}: ${row.operation}`);
      }
    }),
  );
  return found;
}

/** One of them is let through by most mutants, so that the others, who are many, need not try. */
const likelyCallers: readonly Caller[] = ['visitor', 'owner'];

async function findLooserRows<Client>(
  tables: Subject<Client>['tables'],
  clients: ReadonlyMap<Caller, Client>,
): Promise<string[]> {
  const those = (likely: boolean) =>
    new Map([...clients].filter(([caller]) => likelyCallers.includes(caller) === likely));
  // What lets through one of the others shows at once where anybody is let through.
  const firstRows = Object.entries(tables).map(([name, rows]) => [name, rows.slice(0, 1)]);
  for (const [rows, callers] of [
    [Object.fromEntries(firstRows), clients],
    [tables, those(true)],
    [tables, those(false)],
  ] as const) {
    const found = await findRowsLooserFor(rows, callers);
    if (found.length > 0) return found;
  }
  return [];
}

const services: readonly RulesService[] = ['firestore', 'storage'];
const mutantCount = services.flatMap((service) => mutantsOf(readRules(service))).length;
const tried = wereAllNoticed() ? spread : instances;

let noticed = 0;

afterAll(() => {
  if (noticed === mutantCount) noteAllNoticed();
});

function describeMutants<Client>(subject: Subject<Client>) {
  const { service, tables, connect, store, clear, after } = subject;
  const original = readRules(service);
  const load = (rules: string): Promise<RulesTestEnvironment> =>
    initializeTestEnvironment({ projectId: 'demo-mutation', [service]: { rules } });

  describe(`${service}.rules`, () => {
    let environment: RulesTestEnvironment;
    let clients: ReadonlyMap<Caller, Client>;

    beforeAll(async () => {
      environment = await load(original);
      clients = connectAll(environment, connect);
    });

    // The Storage emulator has one set of rules for all projects: others need the original.
    afterAll(async () => {
      await load(original);
      await environment.cleanup();
    });

    it.each(tried(mutantsOf(original), 1))('$name', async ({ rules, likely }) => {
      await load(rules);
      await store(environment);
      const likelyTables = Object.entries(tables).filter(([name]) => likely.includes(name));
      let found = await findLooserRows(Object.fromEntries(likelyTables), clients);
      if (found.length === 0 && after) {
        await after.store(environment);
        found = await findLooserRows(after.tables, clients);
        await clear(environment);
        await store(environment);
      }
      if (found.length === 0) found = await findLooserRows(tables, clients);
      expect(found).not.toEqual([]);
      await clear(environment);
      noticed += 1;
    });
  });
}

describeMutants({
  service: 'firestore',
  tables: firestoreTables,
  connect: (context) => context.firestore(),
  store: storeDocuments,
  clear: (environment) => environment.clearFirestore(),
  after: { tables: backedTables, store: showOnlyBacked },
});

describeMutants({
  service: 'storage',
  tables: storageTables,
  connect: (context) => context.storage(),
  store: storeFiles,
  clear: clearFiles,
});
