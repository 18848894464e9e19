import { kindNameOf, kinds, listedNames, type ListedName } from '@institute/schema';
import * as z from 'zod/mini';
import { timed } from '../page/timed.ts';
import { readByIds } from './firestore-content-source.ts';

async function titlesOf(name: ListedName, paths: readonly string[]) {
  const field: string = kinds[name].title;
  const titled = z.object({ _id: z.string(), [field]: z.string() });
  const ids = paths.filter((path) => kindNameOf(path) === name).map((path) => path.split('/')[1]!);
  const found = await readByIds(titled, name, ids);
  return found.map((data) => [`${name}/${data._id}`, data[field]!] as const);
}

/** What documents with a list and a form are called, by their paths; those that are gone are left out. */
export async function readTitles(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await timed('titles of documents', () =>
    Promise.all(listedNames.map((name) => titlesOf(name, paths))),
  );
  return new Map(found.flat());
}
