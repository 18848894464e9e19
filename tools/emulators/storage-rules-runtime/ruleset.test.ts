import { describe, expect, test } from 'vitest';
import { load, rules, rulesIf } from './test-support.ts';

const FIRST = `rules_version = '1';`;

describe('rules that cannot be read', () => {
  test.each([
    ['an unterminated string', rulesIf(`'abc`), 4, 41, `Missing a closing '`],
    [
      'an unknown escape',
      rulesIf(String.raw`'\q' == 'q'`),
      4,
      41,
      String.raw`Invalid escape sequence \q`,
    ],
    ['an unknown character', rulesIf(`true && #`), 4, 49, `Unexpected '#'.`],
    ['a missing operand', rulesIf(`true && `), 4, 49, `Unexpected ';'.`],
    ['an unclosed bracket', rulesIf(`(true`), 4, 46, `Expected ')' but found ';'.`],
    [
      'an unclosed block',
      `service firebase.storage {\n  match /b {\n`,
      3,
      1,
      `Expected 'allow' but found '<EOF>'.`,
    ],
    ['===', rulesIf(`1 === 1`), 4, 45, `Unexpected '='.`],
    ['--', rulesIf(`--1 == -1`), 4, 41, `Unexpected '--'.`],
    [
      'a division that reads as a path',
      rulesIf(`4/2 == 2`),
      4,
      42,
      `Expected 'allow' but found '2'.`,
    ],
    ['a keyword as variable', rulesIf(`match == 1`), 4, 41, `Unexpected 'match'.`],
    [
      'a number that is too large',
      rulesIf(`9223372036854775808 > 0`),
      4,
      41,
      `Invalid number literal 9223372036854775808.`,
    ],
    ['an unknown method', rules(`match /a { allow fly; }`), 4, 18, `Invalid method name: fly.`],
    [
      'a colon without if',
      rules(`match /a { allow get: true; }`),
      4,
      23,
      `Expected 'if' but found 'true'.`,
    ],
    [
      'a path without slash',
      rules(`match a { allow get; }`),
      4,
      7,
      `A match path begins with a slash.`,
    ],
    [
      'a prefix in a path',
      rules(`match /a-{x} { allow get; }`),
      4,
      11,
      `Expected 'allow' but found 'x'.`,
    ],
    [
      'two functions of a name',
      rules(`function f() { return 1; } function f() { return 2; }`),
      4,
      37,
      `Function f is already defined.`,
    ],
    [
      'two lets of a name',
      rules(`function f(x) { let x = 1; return x; }`),
      4,
      21,
      `The identifier [x] is already bound in the current scope.`,
    ],
    [
      'a function without return',
      rules(`function f() { }`),
      4,
      16,
      `Expected 'return' but found '}'.`,
    ],
    [
      'two {x=**}',
      rules(`match /{a=**}/x/{b=**} { allow get; }`),
      4,
      16,
      `Only one {…=**} is permitted in a path.`,
    ],
    [
      '{x=**} below {x=**}',
      rules(`match /{a=**} { match /{b=**} { allow get; } }`),
      4,
      23,
      `Only one {…=**} is permitted in a path.`,
    ],
    [
      '{x=**} early in version 1',
      rules(`match /{a=**}/x { allow get; }`, FIRST),
      4,
      14,
      `Nothing may follow {…=**} in a path of rules_version 1.`,
    ],
    [
      'a match below an early {x=**}',
      rules(`match /{a=**}/x { match /y { allow get; } }`),
      4,
      19,
      `No match may nest in one with {…=**} before its end.`,
    ],
    ['version 3', rules('', `rules_version = '3';`), 1, 17, `Unsupported rules version 3.`],
    [
      'a service twice',
      `${rules('')}\n${rules('', '')}`,
      8,
      1,
      `Service firebase.storage is already declared.`,
    ],
    ['nothing', ``, 1, 1, `There is no service in the rules.`],
  ])('%s', (_, content, line, column, message) => {
    const { errors, result, status } = load(content);
    expect({ status, result }).toEqual({ status: 'ok', result: undefined });
    expect(errors.map((error) => JSON.parse(error))).toEqual([
      {
        description_: message,
        sourcePosition_: { fileName_: 'storage.rules', line_: line, column_: column },
      },
    ]);
  });
});
