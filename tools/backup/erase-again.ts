import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from './target.ts';

/** What was erased again, and what a person has to look at. */
interface ErasedAgain {
  readonly count: number;
  /** Paths of content that names somebody who was erased. */
  readonly left: readonly string[];
}

/**
 * Does all erasures of a list, a folder with a file for each, in a project. The functions' own code
 * does it, which finds the project in the environment.
 */
export async function eraseAll(
  { projectId, storageBucket, emulators }: Target,
  folder: string,
): Promise<ErasedAgain> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  Object.assign(process.env, emulators, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    ...(emulators && { METADATA_SERVER_DETECTION: 'none' }),
  });
  const { eraseAgain } = await import('../../functions/src/people/erase-again.ts');
  const { listedErasure } = await import('../../functions/src/people/erasure-list.ts');
  const left = new Set<string>();
  for (const file of files) {
    const listed = listedErasure.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    for (const path of await eraseAgain(listed)) left.add(path);
  }
  return { count: files.length, left: [...left].toSorted() };
}

/** What to tell of it. */
export const textOf = ({ count, left }: ErasedAgain): string =>
  [
    `Erasures done again: ${count}`,
    ...(left.length > 0
      ? ['Look at what still names somebody who was erased, or a namesake:', ...left]
      : []),
  ].join('\n  ');
