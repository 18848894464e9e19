import * as z from 'zod';

const names = z.record(z.string(), z.string()).default({});

const manifest = z.looseObject({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).default({}),
  devDependencies: names,
});

const lockFile = z.object({ packages: z.record(z.string(), z.looseObject({})) });

/** How a package is needed; if in several ways, the first of these counts. */
const needs = ['always', 'optional', 'dev'] as const;
type Need = (typeof needs)[number];

/** The dependencies of a package: their names, and whether they are optional. */
function neededBy(listed: unknown): [string, Need][] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    manifest.parse(listed);
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(dependencies), ...peers, ...Object.keys(optionalDependencies)].map(
    (name) => [name, name in optionalDependencies ? 'optional' : 'always'],
  );
}

/** Where Node looks for a package imported by another one, nearest first. */
function placesOf(name: string, importer: string): string[] {
  const parts = importer.split('/');
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/**
 * A lock file that installs a workspace separately, with the versions of the project's lock file.
 */
export function lockOfWorkspace(projectLock: unknown, workspace: string, listed: object): object {
  const { packages } = lockFile.parse(projectLock);
  const found = new Map<string, Need>();

  function visit(importer: string, name: string, need: Need): void {
    const place = placesOf(name, importer).find((each) => packages[each]);
    const entry = place === undefined ? undefined : packages[place];
    if (place === undefined || !entry) {
      if (need === 'always')
        throw new Error(`The lock file has no ${name}, which ${importer} needs`);
      return;
    }
    if (entry['link']) throw new Error(`${workspace} cannot install ${name}, another workspace`);
    const known = found.get(place);
    if (known && needs.indexOf(known) <= needs.indexOf(need)) return;
    found.set(place, need);
    for (const [next, nextNeed] of neededBy(entry)) {
      visit(place, next, need === 'always' ? nextNeed : need);
    }
  }

  for (const [name, need] of neededBy(listed)) visit(workspace, name, need);
  for (const name of Object.keys(manifest.parse(listed).devDependencies)) {
    visit(workspace, name, 'dev');
  }

  const entries: Record<string, object> = { '': listed };
  for (const [place, need] of [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const own = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place;
    if (entries[own]) throw new Error(`${own} is needed in two versions`);
    const { dev: _, optional: __, devOptional: ___, ...rest } = packages[place] ?? {};
    entries[own] = need === 'always' ? rest : { ...rest, [need]: true };
  }
  return { lockfileVersion: 3, requires: true, packages: entries };
}
