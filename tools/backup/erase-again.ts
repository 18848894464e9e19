import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from './target.ts';

/** The result of repeating erasures. */
interface ErasedAgain {
  readonly count: number;
  /** Paths of content that still names an erased person. */
  readonly left: readonly string[];
}

/** Lets the code of the functions work on a project, which it reads from the environment. */
export function workOn({ projectId, storageBucket, emulators }: Target): void {
  Object.assign(process.env, emulators, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    ...(emulators && { METADATA_SERVER_DETECTION: 'none' }),
  });
}

/** Repeats all erasures of a list (a folder with one file each) in a project. */
export async function eraseAll(target: Target, folder: string): Promise<ErasedAgain> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  workOn(target);
  const { eraseAgain } = await import('../../functions/src/people/erase-again.ts');
  const { listedErasure } = await import('../../functions/src/people/erasure-list.ts');
  const left = new Set<string>();
  for (const file of files) {
    const listed = listedErasure.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    for (const path of await eraseAgain(listed)) left.add(path);
  }
  return { count: files.length, left: [...left].toSorted() };
}

/** The text to print. */
export const textOf = ({ count, left }: ErasedAgain): string =>
  [
    `Erasures repeated: ${count}`,
    ...(left.length > 0
      ? ['Check the content that still names an erased person, or a namesake:', ...left]
      : []),
  ].join('\n  ');
