import * as z from 'zod';

/** Allowed licences, with what they require beyond attribution. */
const allowedLicences: readonly string[] = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  // Given to the public domain.
  'CC0-1.0',
  // The names of licences, as data; asks to be named.
  'CC-BY-3.0',
  // Fonts.
  'OFL-1.1',
  // Only changed files of the package itself would have to be published; none is changed.
  'MPL-2.0',
  // libvips, which sharp loads as a library of its own, unchanged; it runs on the server only.
  'LGPL-3.0-or-later',
];

/** Packages without a licence in their manifest, with the licence of their source. */
const unnamed: Readonly<Record<string, string>> = {
  // https://github.com/jhurliman/node-rate-limiter/blob/main/LICENSE.txt
  limiter: 'MIT',
};

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** A production package of the site or the functions. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const folder = 'node_modules/';

/** The production packages of a lock file by name, each version once. */
export function readLicences(lock: unknown): Licensed[] {
  const rows = Object.entries(lockFile.parse(lock).packages).flatMap(([path, entry]) => {
    if (!path.includes(folder) || entry.dev || entry.devOptional || entry.link) return [];
    const name = path.slice(path.lastIndexOf(folder) + folder.length);
    const licence = entry.license ?? unnamed[name] ?? 'unknown';
    return [{ name, version: entry.version ?? '', licence }];
  });
  const known = new Map(rows.map((row) => [`${row.name}@${row.version}`, row]));
  return [...known.keys()].toSorted().flatMap((key) => known.get(key) ?? []);
}

/** Whether a licence is allowed: every part of "A AND B", one part of "(A OR B)". */
const isAllowed = (licence: string): boolean =>
  licence.startsWith('(') && licence.endsWith(')')
    ? licence.slice(1, -1).split(' OR ').some(isAllowed)
    : licence.split(' AND ').every((each) => allowedLicences.includes(each));

export const findForbidden = (packages: readonly Licensed[]): Licensed[] =>
  packages.filter(({ licence }) => !isAllowed(licence));

/** `docs/licences.md`. */
export function renderLicences(packages: readonly Licensed[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].toSorted();
  const summary = licences.map(
    (each) => `- ${each}: ${packages.filter(({ licence }) => licence === each).length}`,
  );
  const rows = packages.map(({ name, version, licence }) => `${name} ${version}, ${licence}`);
  return `# Licences

The packages that the website and the functions are made of, with those that they need in turn.
Written by \`npm run licences\`, from the lock file; \`npm run check\` fails where it is out of date, or
where a licence is not among those of \`tools/supply-chain/licences.ts\`.

${summary.join('\n')}

${rows.map((row) => `- ${row}`).join('\n')}
`;
}
