import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';

const guides = ['CONTRIBUTING.md', 'docs/architecture.md', 'README.md'];

/** Paths of this repository in the text; those of folders count too. */
const paths = /(?<![\w./-])(?:schema|functions|web|sample|tests|tools|docs)\/[\w./-]*[\w]/g;

/** Not in the repository: everybody makes their own, from the example. */
const own = ['web/.env.production.local', 'functions/.env.your-project'];

test.each(guides)('every path in %s exists', (guide) => {
  const named = readFileSync(join(root, guide), 'utf8').match(paths) ?? [];
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter((path) => !own.includes(path) && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

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
