import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const source = join(import.meta.dirname, '..');
const rooms = ['app', 'components', 'features'];

/** Attributes and properties of components whose text people see or hear. */
const shown =
  /^(?:aria-label|aria-description|after|all|alt|before|description|label|lead|placeholder|text|title)$/;

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The words that an expression can be. */
function wordsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  const { type } = value;
  if (type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : [];
  if (type === 'TemplateLiteral')
    return (value['quasis'] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
  if (type === 'JSXExpressionContainer') return wordsIn(value['expression']);
  if (type === 'ConditionalExpression')
    return [...wordsIn(value['consequent']), ...wordsIn(value['alternate'])];
  return type === 'LogicalExpression' ? wordsIn(value['right']) : [];
}

/** The words of a file that stand where people see them. */
function wordsLeft(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsLeft);
  if (!isNode(node)) return [];
  const own =
    node.type === 'JSXText'
      ? [String(node['value'])]
      : node.type === 'JSXAttribute' && shown.test((node['name'] as { name: string }).name)
        ? wordsIn(node['value'])
        : node.type === 'JSXElement' || node.type === 'JSXFragment'
          ? (node['children'] as unknown[]).flatMap(wordsIn)
          : node.type === 'Property' && shown.test((node['key'] as { name: string }).name)
            ? wordsIn(node['value'])
            : [];
  return [...own.filter(hasWord), ...Object.values(node).flatMap(wordsLeft)];
}

// tamil-30
test('what the pages say is in the files of texts, not in the code of components', () => {
  const files = globSync(`{${rooms.join()}}/**/*.tsx`, { cwd: source }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(80);
  const left = files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'));
    return [...new Set(wordsLeft(program))].map((text) => `${file}: ${text.trim()}`);
  });
  expect(left).toEqual([]);
});
