import { keepsFile, type FileUse } from '@institute/schema';

/** Where a file is replaced: everywhere but in what someone agreed to. `documents` is by their paths, each once. */
export function replacedIn(uses: readonly FileUse[]) {
  const shown = uses.filter((use) => !keepsFile(use));
  const documents = new Map(shown.map(({ document, title }) => [document, title]));
  const { size } = documents;
  return {
    documents,
    text: size === 1 ? 'the one page that uses it' : `all ${size} places that use it`,
  };
}
