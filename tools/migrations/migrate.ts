import type { Firestore } from 'firebase-admin/firestore';
import { migrations as all, numberText, type Migration } from './migrations.ts';

/** The version of the stored data. */
interface DataVersion {
  /** The number of the last migration that was done. */
  readonly version: number;
  /** The first one to repeat once the new code serves: until then the code before it writes the old form. */
  readonly repeatFrom?: number;
}

type Write = (text: string) => void;

const documentOf = (db: Firestore) => db.collection('upkeep').doc('schema');

const store = async (db: Firestore, version: DataVersion): Promise<void> =>
  void (await documentOf(db).set(version));

/** The version of the data; of a project without any document, the newest. */
async function readVersion(db: Firestore, newest: number): Promise<DataVersion> {
  const stored = (await documentOf(db).get()).data() as DataVersion | undefined;
  if (stored) return stored;
  return { version: (await db.listCollections()).length === 0 ? newest : 0 };
}

/** Throws if newer code has migrated the data. */
function requireKnown({ version }: DataVersion, newest: number): void {
  if (version <= newest) return;
  throw new Error(
    `The stored data is at version ${version}, and this code knows ${newest}: use code that has migration ${numberText(version)}, or see docs/operations.md, "Roll back"`,
  );
}

/** The numbers after one, up to another. */
const numbersAfter = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index + 1);

/** The numbers of the migrations that are still to be done. */
export async function findPending(
  db: Firestore,
  { length }: readonly Migration[] = all,
): Promise<number[]> {
  const before = await readVersion(db, length);
  requireKnown(before, length);
  return numbersAfter(before.version, length);
}

async function run(
  db: Firestore,
  write: Write,
  migrations: readonly Migration[],
  number: number,
): Promise<void> {
  const { description, migrate: change } = migrations[number - 1]!;
  write(`Migration ${numberText(number)} ${description}\n`);
  await change(db);
}

/**
 * Does what is pending, in order, and stores the version after each. What is still to be repeated is done, too: other
 * code may have written since.
 */
export async function migrate(
  db: Firestore,
  write: Write,
  migrations: readonly Migration[] = all,
): Promise<void> {
  const { length } = migrations;
  const before = await readVersion(db, length);
  requireKnown(before, length);
  const { repeatFrom = before.version + 1 } = before;
  for (const number of numbersAfter(repeatFrom - 1, length)) {
    await run(db, write, migrations, number);
    await store(db, { version: Math.max(number, before.version), repeatFrom });
  }
  // What was empty has a version before anything else is stored.
  if (repeatFrom > length) await store(db, before);
}

/** Does again what was done before the new code served, for what the code before it has written since. */
export async function repeat(
  db: Firestore,
  write: Write,
  migrations: readonly Migration[] = all,
): Promise<void> {
  const { version, repeatFrom } = await readVersion(db, migrations.length);
  if (repeatFrom === undefined || version > migrations.length) return;
  for (const number of numbersAfter(repeatFrom - 1, version))
    await run(db, write, migrations, number);
  await store(db, { version });
}

/** Notes that older code will write to newer data, so that newer code migrates that when it serves again. */
export async function goBack(
  db: Firestore,
  { length }: readonly Migration[] = all,
): Promise<boolean> {
  const { version, repeatFrom = version } = await readVersion(db, length);
  const isNewer = version > length;
  if (isNewer) await store(db, { version, repeatFrom: Math.min(repeatFrom, length + 1) });
  return isNewer;
}
