import { numberText } from '../migrations/migrations.ts';
import { sectionsOf, unnamedMigrations } from './changelog.ts';

/** What a release is made of. */
export interface Candidate {
  readonly version: string;
  /** The versions that were released. */
  readonly released: readonly string[];
  /** Whether all changes are committed. */
  readonly isClean: boolean;
  readonly changelog: string;
  /** How many migrations there are. */
  readonly migrations: number;
  /** Whether the sample is kept as this version stores it. */
  readonly hasSample: boolean;
}

const form = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/;

const isGreater = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

function* changelogProblems({ changelog, version, migrations }: Candidate): Generator<string> {
  const sections = sectionsOf(changelog);
  const [newest] = sections;
  if (newest?.version !== version)
    return yield `CHANGELOG.md does not begin with a section "## ${version}"`;
  if (!newest.operator)
    yield `"## ${version}" in CHANGELOG.md has no part "### What an operator must do"; "Nothing" is enough`;
  for (const number of unnamedMigrations(sections, migrations))
    yield `What an operator must do does not name migration ${numberText(number)}`;
}

/** Why a version cannot be released. */
export function findProblems(candidate: Candidate): string[] {
  const { version, released, isClean, hasSample } = candidate;
  if (!form.test(version)) return [`"${version}" is not a version such as 1.2.0`];
  const last = released.toSorted((one, other) => (isGreater(one, other) ? -1 : 1))[0];
  return [
    ...(isClean ? [] : ['Changes are not committed']),
    ...(last && !isGreater(version, last) ? [`${version} is not greater than ${last}`] : []),
    ...changelogProblems(candidate),
    ...(hasSample ? [] : [`The sample is not kept: npm run keep-sample -- ${version}`]),
  ];
}
