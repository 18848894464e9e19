/** Whether this is the deep level (`npm run test:deep`). */
export const isDeep = process.env['TEST_LEVEL'] === 'deep';

/** So many of them, evenly spread from the first on. */
export function spread<Instance>(all: readonly Instance[], few: number): readonly Instance[] {
  const step = Math.max(1, all.length / few);
  const wanted = new Set(all.map((_, index) => Math.floor(index * step)));
  return all.filter((_, index) => wanted.has(index));
}

/** All instances at the deep level; at the first a few of them. */
export const instances = <Instance>(all: readonly Instance[], few: number): readonly Instance[] =>
  isDeep ? all : spread(all, few);

/** For `test.each`: one row, without values, at the deep level; none at the first, where nothing is skipped. */
export const ifDeep: readonly [][] = isDeep ? [[]] : [];
