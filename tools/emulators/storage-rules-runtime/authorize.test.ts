import { describe, expect, test } from 'vitest';
import { permits, rules, verify } from './test-support.ts';

const FIRST = `rules_version = '1';`;

describe('match paths', () => {
  test.each([
    ['/img/a.png', 'img/a.png', true],
    ['/img/{name}', 'img/a.png', true],
    ['/img/{name=*}', 'img/a.png', true],
    ['/{name}', 'img/a.png', false],
    ['/img', 'img/a.png', false],
    ['/img/{a}/{b}', 'img/a.png', false],
    ['/a%20b/{x}', 'a b/c', true],
    ['/(default)/{x}', '(default)/c', true],
    ['/{all=**}', '', true],
    ['/{all=**}', 'img/a.png', true],
    ['/img/{all=**}', 'img', true],
    ['/{all=**}/a.png', 'img/x/a.png', true],
    ['/{all=**}/a.png', 'a.png', true],
    ['/{all=**}/a.png', 'img/b.png', false],
  ])('version 2: %s and %s', (path, object, expected) => {
    expect(permits(rules(`match ${path} { allow get; }`), { object })).toBe(expected);
  });

  test.each([
    ['/{all=**}', '', false],
    ['/{all=**}', 'a', true],
    ['/{all=**}', 'img/a.png', true],
    ['/img/{all=**}', 'img', false],
  ])('version 1: %s and %s', (path, object, expected) => {
    expect(permits(rules(`match ${path} { allow get; }`, FIRST), { object })).toBe(expected);
    expect(permits(rules(`match ${path} { allow get; }`, ''), { object })).toBe(expected);
  });

  test('nested matches see the variables around them, and inherit no permission', () => {
    const nested = `match /{a} { allow get; match /{b} { allow create: if a == 'img' && b == 'a.png'; } }`;
    expect(permits(rules(nested), { method: 'create' })).toBe(true);
    expect(permits(rules(nested), { method: 'create', object: 'x/a.png' })).toBe(false);
    expect(permits(rules(nested))).toBe(false);
    expect(permits(rules(`match /{a=**} { match /a.png { allow get: if a == /img; } }`))).toBe(
      true,
    );
    expect(permits(rules(`match /{a=**} { match /a.png { allow get; } }`, FIRST))).toBe(false);
  });

  test('one statement that permits is enough, whatever the others do', () => {
    const failing = `allow get: if 1 / 0 == 1;`;
    expect(verify(rules(`match /{x=**} { ${failing} allow get; }`))).toMatchObject({
      result: { permit: true },
      warnings: [],
    });
    expect(
      permits(rules(`match /img/{x} { allow get: if false; } match /{y=**} { allow get; }`)),
    ).toBe(true);
    const both = verify(rules(`match /{x=**} { ${failing}\nallow get: if false;\n${failing} }`));
    expect(both.result).toEqual({ permit: false });
    expect(both.warnings.map((warning) => warning.match(/line \[\d+\]/)?.[0])).toEqual([
      'line [4]',
      'line [6]',
    ]);
  });

  test('only the service that is asked for counts', () => {
    const firestore = `service cloud.firestore { match /{x=**} { allow read; } }`;
    expect(permits(`rules_version = '2'; ${firestore}`)).toBe(false);
    expect(permits(`${rules('match /{x=**} { allow read; }')} ${firestore}`)).toBe(true);
  });
});

test.each([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['get, update', ['get', 'update']],
])('allow %s', (methods, expected) => {
  const content = rules(`match /{all=**} { allow ${methods}; }`);
  const all = ['get', 'list', 'create', 'update', 'delete'];
  expect(all.filter((method) => permits(content, { method }))).toEqual(expected);
});

describe('functions', () => {
  const allow = (call: string) => `match /{all=**} { allow get: if ${call}; }`;

  test.each([
    ['arguments', `function f(x, y) { return x == y; } ${allow('f(1, 1)')}`],
    ['let', `function f(x) { let y = x + 1; let z = y * 2; return z == 4; } ${allow('f(1)')}`],
    [
      'a let that fails is harmless unused',
      `function f() { let y = 1 / 0; return true; } ${allow('f()')}`,
    ],
    [
      'an argument that fails can be absorbed',
      `function f(x) { return x == 1 || true; } ${allow('f(1 / 0)')}`,
    ],
    ['use before declaration', `${allow('f()')} function f() { return true; }`],
    ['outer variables', `function f() { return bucket == 'bkt'; } ${allow('f()')}`],
    [
      'own match',
      `match /{all=**} { function f() { return all[0] == 'img'; } allow get: if f(); }`,
    ],
    [
      'the inner one of a name',
      `function f() { return false; } match /{all=**} { function f() { return true; } allow get: if f(); }`,
    ],
    [
      'calling one another',
      `function f(x) { return g(x) && x == 2; } function g(y) { return y == 2; } ${allow('f(2)')}`,
    ],
    ['hiding request', `function f(request) { return request == 1; } ${allow('f(1)')}`],
    ['comments', `/* a\n b */ function f() { // c\n return true } ${allow('f()')}`],
  ])('%s', (_, body) => {
    expect(permits(rules(body))).toBe(true);
  });

  test('may stand outside of the service and directly in it', () => {
    const content = `rules_version = '2';
      function f() { return request.path[1] == 'bkt'; }
      service firebase.storage {
        function g() { return f(); }
        match /b/{bucket}/o/{all=**} { allow get: if g(); }
      }`;
    expect(permits(content)).toBe(true);
  });

  test.each([
    ['a sibling match', `match /x { function f() { return true; } } ${allow('f()')}`, 'Name: [f]'],
    [
      "the caller's variables",
      `function f() { return all[0] == 'img'; } ${allow('f()')}`,
      'Unknown variable: all.',
    ],
    [
      "a caller's let",
      `function f() { let y = 1; return g(); } function g() { return y == 1; } ${allow('f()')}`,
      'Unknown variable: y.',
    ],
    [
      'wrong number of arguments',
      `function f(x) { return true; } ${allow('f()')}`,
      'Received: 0. Expected: 1.',
    ],
  ])('cannot use %s', (_, body, message) => {
    const { result, warnings } = verify(rules(body));
    expect(result).toEqual({ permit: false });
    expect(warnings).toEqual([expect.stringContaining(message)]);
  });
});
