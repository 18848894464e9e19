import { expect, test } from 'vitest';
import { findProblems, type Candidate } from './find-problems.ts';

const section = (version: string, text: string) =>
  `## ${version}\n\n### What an operator must do\n\n${text}\n\n### For the people who use it\n\n- A new colour, and migration 009.\n\n`;

const before = section('1.9.0', '- Nothing. The deploy runs migration 001.');

const candidate: Candidate = {
  version: '1.10.0',
  released: ['1.9.0', '1.2.0'],
  isClean: true,
  changelog: `# Changelog\n\n${section('1.10.0', '- Nothing: the deploy runs migration 002, then migration 003.')}${before}`,
  migrations: 3,
  hasSample: true,
};

const problemsOf = (change: Partial<Candidate>) => findProblems({ ...candidate, ...change });

// updates-6
test('a version with all that it needs is released', () => {
  expect(problemsOf({})).toEqual([]);
});

// updates-6
test.each([
  ['1.9.0', '1.9.0 is not greater than 1.9.0'],
  ['1.8.12', '1.8.12 is not greater than 1.9.0'],
  ['v1.10.0', '"v1.10.0" is not a version such as 1.2.0'],
  ['1.10', '"1.10" is not a version such as 1.2.0'],
  ['', '"" is not a version such as 1.2.0'],
])('the version "%s" is refused', (version, problem) => {
  const changelog = candidate.changelog.replace('## 1.10.0', `## ${version}`);
  expect(problemsOf({ version, changelog })).toEqual([problem]);
});

// updates-6
test.each<[string, Partial<Candidate>, string]>([
  ['changes that are not committed', { isClean: false }, 'Changes are not committed'],
  [
    'a changelog without its section',
    { changelog: before },
    'CHANGELOG.md does not begin with a section "## 1.10.0"',
  ],
  [
    'a section that says nothing to operators',
    { changelog: `${section('1.10.0', '')}${before}`, migrations: 1 },
    '"## 1.10.0" in CHANGELOG.md has no part "### What an operator must do"; "Nothing" is enough',
  ],
  [
    'a section that leaves out a migration',
    { migrations: 4 },
    'What an operator must do does not name migration 004',
  ],
  [
    'a sample that was not kept',
    { hasSample: false },
    'The sample is not kept: npm run keep-sample -- 1.10.0',
  ],
])('%s is refused', (_, change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});
