import { existsSync, globSync, readFileSync } from 'node:fs';
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

test.each(documents)('every npm script that %s names exists', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readFileSync(join(root, name), 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)];
  expect(named.filter(([, script = '']) => !(script in scripts))).toEqual([]);
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

/** Such as: docs/operations.md, "Roll back". */
const parts = /([\w/.-]*?)([\w-]+\.md)\)?,\s+"([^"$]+)"/g;

test('every part of a document that a text or a message says to read is there', () => {
  const files = globSync(
    [
      '*.md',
      'docs/**/*.md',
      '{tools,functions/src,schema/src}/**/*.ts',
      '{functions,web}/.env.example',
    ],
    { cwd: root, exclude: ['**/node_modules/**', '**/*.test.ts'] },
  );
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(parts)].map(
      ([, , document = '', part = '']) => ({ file, document, part: part.replaceAll(/\s+/g, ' ') }),
    ),
  );
  expect(named.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['Domain', 'Roll back', 'Logs']),
  );
  const missing = named.filter(({ document, part }) => {
    const path = documents.find((each) => each.endsWith(document)) ?? '';
    const text = readFileSync(join(root, path), 'utf8');
    return !text.includes(`**${part}`) && !text.includes(`# ${part}`);
  });
  expect(missing).toEqual([]);
});
