import { createHmac, randomBytes } from 'node:crypto';
import type { Person } from '@institute/schema';
import * as z from 'zod/mini';
import { bucket } from '../platform/admin.ts';
import { erasuresBucket } from '../platform/config.ts';
import { comparableOf, identifierKinds, type Identifier } from './identifiers.ts';

/**
 * What has to be erased again after a backup is restored: the paths of documents, and hashes of the
 * person's identifiers that texts can be searched for. The hashes reveal no name, but whoever has
 * the list can test names against it: keep it as safe as a backup (docs/backup.md).
 */
export const listedErasure = z.object({
  id: z.string(),
  at: z.string(),
  enquiries: z.array(z.string()),
  content: z.array(z.string()),
  salt: z.string(),
  identifiers: z.array(
    z.object({ kind: z.enum(identifierKinds), words: z.int(), sum: z.string() }),
  ),
});

export type ListedErasure = z.infer<typeof listedErasure>;

const sumOf = (value: string, salt: string): string =>
  createHmac('sha256', salt).update(value).digest('base64url');

export const identifiersOfListed = ({ identifiers, salt }: ListedErasure): Identifier[] =>
  identifiers.map(({ kind, words, sum }) => ({
    kind,
    words,
    matches: (candidate) => sumOf(candidate, salt) === sum,
  }));

/** Adds an erasure to the list, if a list is configured, or updates its entry. */
export async function listErasure(
  person: Person,
  erasure: Pick<ListedErasure, 'id' | 'at' | 'enquiries' | 'content'>,
): Promise<void> {
  const name = erasuresBucket.value();
  if (!name) return;
  const salt = randomBytes(16).toString('base64url');
  const entry: ListedErasure = {
    ...erasure,
    salt,
    identifiers: comparableOf(person).map(([kind, value]) => ({
      kind,
      words: value.split(' ').length,
      sum: sumOf(value, salt),
    })),
  };
  const file = (await bucket(name)).file(`${erasure.id}.json`);
  await file.save(JSON.stringify(entry), { resumable: false, contentType: 'application/json' });
}
