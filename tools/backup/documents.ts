import { applicationDefault } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { toProto, type StoredDocument } from './document-line.ts';
import type { Target } from './target.ts';

/** Batch size of reads and writes: each document may have 1 MiB. */
const pageSize = 100;

const tries = 4;

const answer = z.array(
  z.object({
    readTime: z.string().optional(),
    document: z
      .object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) })
      .optional(),
  }),
);

/** The name of the project's database, the prefix of document names. */
export const rootOf = ({ projectId }: Target): string =>
  `projects/${projectId}/databases/(default)/documents`;

async function headersOf({ projectId, emulators }: Target): Promise<Record<string, string>> {
  const token = emulators ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  return {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Goog-User-Project': projectId,
  };
}

/** Calls Firestore, with retries if it is busy. */
async function ask(target: Target, query: object): Promise<z.output<typeof answer>> {
  const host = target.emulators
    ? `http://${target.emulators.FIRESTORE_EMULATOR_HOST}`
    : 'https://firestore.googleapis.com';
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${host}/v1/${rootOf(target)}:runQuery`, {
      method: 'POST',
      headers: await headersOf(target),
      body: JSON.stringify(query),
    });
    if (response.ok) return answer.parse(await response.json());
    const isBusy = response.status === 429 || response.status >= 500;
    if (!isBusy || attempt === tries) {
      throw new Error(`Firestore answered ${response.status}: ${await response.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
  }
}

/**
 * All documents of the database, sorted by name, as of the time of the first page. Over REST,
 * because the SDK does not distinguish 30 from 30.0.
 */
export async function* readDocuments(
  target: Target,
  limit = pageSize,
): AsyncGenerator<StoredDocument> {
  const root = rootOf(target);
  let after: { readTime: string | undefined; name: string } | undefined;
  for (;;) {
    const page = await ask(target, {
      ...(after && { readTime: after.readTime }),
      structuredQuery: {
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit,
        ...(after && { startAt: { before: false, values: [{ referenceValue: after.name }] } }),
      },
    });
    const documents = page.flatMap(({ document }) => document ?? []);
    for (const { name, fields } of documents) yield { path: name.slice(root.length + 1), fields };
    const last = documents.at(-1);
    if (!last || documents.length < limit) return;
    after = { readTime: after?.readTime ?? page[0]?.readTime, name: last.name };
  }
}

/**
 * A value that the SDK sends unchanged, through the interface of its own expressions. There is no
 * other way: the SDK would turn 30.0 into an integer, and the REST API minus zero into 0.
 */
class Exact {
  readonly _protoValueType = 'ProtoValue';
  readonly #value: Record<string, unknown>;
  constructor(value: Record<string, unknown>) {
    this.#value = value;
  }
  _toProto() {
    return toProto(this.#value);
  }
}

const exactFields = (fields: StoredDocument['fields']): Record<string, Exact> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      new Exact(value as Record<string, unknown>),
    ]),
  );

const alreadyExists = 6;

/** Why a document was not written; undefined if an earlier try wrote it, whose answer was lost. */
function failureOf(error: unknown, path: string): Error | undefined {
  const { code, failedAttempts } = error as { code?: number; failedAttempts?: number };
  if (code !== alreadyExists) return error as Error;
  if (failedAttempts !== 1) return undefined;
  return new Error(
    `${path} was written by someone else meanwhile. Stop what writes to the project, empty it, and run this again.`,
  );
}

/** Most bytes that wait to be written, as JSON: the SDK sends 20 documents together, and the emulator takes 4 MiB. */
const mostBytes = 2_000_000;

/** Writes documents that do not exist yet, with retries if busy; returns how many. */
export async function writeDocuments(
  firestore: Firestore,
  documents: AsyncIterable<StoredDocument>,
): Promise<number> {
  const writer = firestore.bulkWriter();
  const failures: Error[] = [];
  let count = 0;
  let bytes = 0;
  for await (const { path, fields } of documents) {
    const size = Buffer.byteLength(JSON.stringify(fields));
    if (bytes + size > mostBytes) {
      await writer.flush();
      bytes = 0;
    }
    bytes += size;
    writer.create(firestore.doc(path), exactFields(fields)).catch((error: unknown) => {
      const failure = failureOf(error, path);
      if (failure) failures.push(failure);
    });
    count += 1;
    if (count % pageSize === 0) await writer.flush();
    if (failures.length > 0) break;
  }
  await writer.close();
  if (failures[0]) throw failures[0];
  return count;
}
