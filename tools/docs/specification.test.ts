import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@institute/schema';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/ports.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const specification = read('docs/specification.md');

/** The names of the statements, such as `courses-3`, in their order. */
const statements = [...specification.matchAll(/^- `([a-z]+-\d+)`/gm)].map(([, name = '']) => name);

const areas = [...new Set(statements.map((name) => name.slice(0, name.indexOf('-'))))];

/** A citation in a comment; code contains similar words such as `images-1`. */
const citation = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g');

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

const cited = (file: string): string[] =>
  (read(file).match(comments) ?? []).flatMap((comment) => comment.match(citation) ?? []);

const code = globSync(['{schema,functions,web,sample,tests,tools}/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'functions/lib/**'],
});

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

test('no statement is listed twice', () => {
  expect(statements.length).toBeGreaterThan(100);
  expect(statements.filter((name, index) => statements.indexOf(name) !== index)).toEqual([]);
});

test('every citation in the code names an existing statement', () => {
  const lost = code.flatMap((file) =>
    cited(file)
      .filter((name) => !statements.includes(name))
      .map((name) => `${file} cites ${name}`),
  );
  expect(lost).toEqual([]);
});

test('every statement is cited by a test', () => {
  const held = new Set(code.filter(isTest).flatMap(cited));
  expect(statements.filter((name) => !held.has(name))).toEqual([]);
});

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [String(value)];

// messages-2, messages-3
test.each(['messages-2', 'messages-3'])('every text of %s occurs in the code once', (name) => {
  const [, statement = ''] = new RegExp(`^- \`${name}\`([\\s\\S]*?)(?=^- |^#|\\Z)`, 'm').exec(
    specification,
  ) ?? [''];
  const texts = [...statement.matchAll(/'([^']+)'/g)].map(([, text = '']) =>
    text.replaceAll(/\s+/g, ' '),
  );
  const inCode = textsOf(messages);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => inCode.filter((each) => each === text).length !== 1)).toEqual([]);
});
