import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, connectAll, everyone, trying } from './callers.ts';
import { backedTables, firestoreTables, showOnlyBacked } from './firestore-tables.ts';
import type { Firestore } from './operations.ts';
import { storeDocuments } from './stored-documents.ts';
import { readRules } from './read-rules.ts';
import { withStart } from '../../tools/rules/render.ts';
import { permittedCallers } from './table.ts';

const prepare = async (projectId: string, rules: string): Promise<RulesTestEnvironment> => {
  const prepared = await initializeTestEnvironment({ projectId, firestore: { rules } });
  await storeDocuments(prepared);
  return prepared;
};

const connect = (
  to: RulesTestEnvironment,
  callers: readonly Caller[] = everyone,
): ReadonlyMap<Caller, Firestore> => connectAll(to, (context) => context.firestore(), callers);

const cleanUp = async (used: RulesTestEnvironment): Promise<void> => {
  await used.clearFirestore();
  await used.cleanup();
};

let environment: RulesTestEnvironment;
let clients: ReadonlyMap<Caller, Firestore>;

beforeAll(async () => {
  environment = await prepare('demo-rules', readRules('firestore'));
  clients = connect(environment);
});

afterAll(() => cleanUp(environment));

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

// claims-13
describe('at a new institute', () => {
  let another: RulesTestEnvironment;
  let theirs: ReadonlyMap<Caller, Firestore>;

  beforeAll(async () => {
    another = await prepare('demo-new-institute', withStart(readRules('firestore'), true));
    theirs = connect(another, trying);
  });

  afterAll(() => cleanUp(another));

  describe.each(Object.entries(backedTables))('%s, before anybody uses the switch', (_, rows) => {
    it.each(rows)('$operation', async (row) => {
      const allowed = row.allowed.filter((caller) => theirs.has(caller));
      expect(await permittedCallers(row, theirs)).toEqual(allowed);
    });
  });

  it('everybody reads placements once everything is shown', async () => {
    await showOnlyBacked(another, false);
    const visitor = theirs.get('visitor')!;
    expect((await visitor.collection('placements').limit(1).get()).size).toBe(1);
    expect((await visitor.doc('content/home').get()).exists).toBe(true);
  });
});
