import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedErasure } from '../../functions/src/people/erasure-list.ts';

/** The result of repeating erasures. */
interface ErasedAgain {
  readonly count: number;
  /** Paths of content that still names an erased person. */
  readonly left: readonly string[];
}

/** The entries of a list of erasures, which is a folder with one file each; throws what to do if it is none. */
export async function readErasures(folder: string): Promise<ListedErasure[]> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`There is no folder "${folder}": name the one with the list of erasures`);
  });
  const { listedErasure } = await import('../../functions/src/people/erasure-list.ts');
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      try {
        return listedErasure.parse(JSON.parse(text));
      } catch (cause) {
        throw new Error(`"${path}" is no entry of the list of erasures: copy the list again`, {
          cause,
        });
      }
    }),
  );
}

/** Repeats all erasures of a list. */
export async function eraseAll(list: readonly ListedErasure[]): Promise<ErasedAgain> {
  const { eraseAgain } = await import('../../functions/src/people/erase-again.ts');
  const left = new Set<string>();
  for (const listed of list) {
    for (const path of await eraseAgain(listed)) left.add(path);
  }
  return { count: list.length, left: [...left].toSorted() };
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
