import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The result of repeating erasures. */
interface ErasedAgain {
  readonly count: number;
  /** Paths of content that still names an erased person. */
  readonly left: readonly string[];
}

/** Repeats all erasures of a list (a folder with one file each). */
export async function eraseAll(folder: string): Promise<ErasedAgain> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const { eraseAgain } = await import('../../functions/src/people/erase-again.ts');
  const { listedErasure } = await import('../../functions/src/people/erasure-list.ts');
  const left = new Set<string>();
  for (const file of files) {
    const listed = listedErasure.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    for (const path of await eraseAgain(listed)) left.add(path);
  }
  return { count: files.length, left: [...left].toSorted() };
}

export const textOf = ({ count, left }: ErasedAgain): string =>
  [
    `Erasures repeated: ${count}`,
    ...(left.length > 0
      ? [
          'Check this content, which still names an erased person or someone with the same name:',
          ...left,
        ]
      : []),
  ].join('\n  ');
