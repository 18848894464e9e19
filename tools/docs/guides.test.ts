import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** Paths of this repository in the text; those of folders count too. */
const paths = /(?<![\w./-])(?:schema|functions|web|sample|tests|tools|docs)\/[\w./-]*[\w]/g;

/** Links to other files, relative to the document. */
const links = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

/** Not in the repository: everybody makes their own, or a build does. */
const own = [
  'web/.env.production.local',
  'functions/.env.your-project',
  'functions/package-lock.json',
  'web/dist/client',
];

test.each(documents)('every path and link in %s leads somewhere', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  const named = text.match(paths) ?? [];
  const linked = [...text.matchAll(links)].map(([, link = '']) => join(dirname(name), link));
  const missing = [...named, ...linked].filter(
    (path) => !own.includes(path) && !existsSync(join(root, path)),
  );
  expect(missing).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/architecture.md', 'README.md'])(
  '%s names the paths of what it is about',
  (guide) => {
    expect(readFileSync(join(root, guide), 'utf8').match(paths)?.length).toBeGreaterThan(10);
  },
);

// Who follows README.md from top to bottom has what a command needs before it.
test('README.md installs before it deploys, and signs in before it asks Google', () => {
  const [, deploying = ''] = readFileSync(join(root, 'README.md'), 'utf8').split(
    '## Deploying to a Firebase project',
  );
  const commands = ['npm ci', 'npx firebase login', 'npx firebase functions:secrets:set'];
  expect(
    commands.toSorted((one, other) => deploying.indexOf(one) - deploying.indexOf(other)),
  ).toEqual(commands);
  expect(deploying.indexOf('gcloud auth login')).toBeLessThan(deploying.indexOf('gcloud services'));
  expect(deploying.indexOf('application-default login')).toBeLessThan(
    deploying.indexOf('npm run deploy'),
  );
});

test('what the deploy says to read in README.md is there', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const folder = join(root, 'tools', 'deploy');
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const named = [...code.matchAll(/README\.md, "([^"]+)"/g)].map(([, name = '']) => name);
  expect(new Set(named)).toContain('Domain');
  expect(
    named.filter((name) => !readme.includes(`**${name}`) && !readme.includes(`# ${name}`)),
  ).toEqual([]);
});
