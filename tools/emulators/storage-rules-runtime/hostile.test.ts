import { describe, expect, test } from 'vitest';
import { load, permits, rules, rulesIf, verify } from './test-support.ts';

describe('hostile rules', () => {
  const tooComplex = [expect.stringContaining('Expression is too complex to evaluate safely.')];

  test.each([
    ['brackets', `${'('.repeat(50_000)}true${')'.repeat(50_000)}`],
    ['unclosed brackets', '['.repeat(50_000)],
    ['negations', `${'!'.repeat(50_000)}true`],
    ['a long chain', Array(50_000).fill('true').join(' && ')],
    ['members', `request${'.a'.repeat(50_000)} == 1`],
    ['conditionals', `${'true ? true : '.repeat(50_000)}true`],
    ['lists in maps', `${"{'a': [".repeat(50_000)}1`],
  ])('refuses %s', (_, condition) => {
    expect(load(rulesIf(condition)).errors).toEqual(tooComplex);
  });

  test('refuses deep matches', () => {
    const body = `${'match /{x} {'.repeat(50_000)}allow get;${'}'.repeat(50_000)}`;
    expect(load(rules(body)).errors).toEqual([
      expect.stringContaining('Matches nest deeper than 10 levels.'),
    ]);
  });

  test('reads a long string, but not to its missing end for long', () => {
    const long = 'a'.repeat(1_000_000);
    expect(permits(rulesIf(`'${long}'.size() == 1000000`))).toBe(true);
    expect(load(rulesIf(`'${long}`)).errors).toEqual([
      expect.stringContaining(`Missing a closing '`),
    ]);
  });

  test.each([
    ['recursion', `function f() { return f(); }`, 'Maximum call depth of 20 is reached in f.'],
    [
      'recursion that would absorb',
      `function f() { return f() || true; }`,
      'Maximum call depth of 20 is reached in f.',
    ],
    [
      'mutual recursion',
      `function f() { return g(); } function g() { return f(); }`,
      'Maximum call depth of 20 is reached in f.',
    ],
    [
      'recursion by arguments',
      `function f() { return g(f()); } function g(x) { return x; }`,
      'Maximum call depth of 20',
    ],
    ['doubling calls', doubling(), 'More than 1000 expressions to evaluate.'],
  ])('denies %s with a warning', (_, functions, message) => {
    const { result, warnings } = verify(
      rules(`${functions} match /{all=**} { allow get: if f(); allow get; }`),
    );
    expect(result).toEqual({ permit: false });
    expect(warnings).toEqual([expect.stringContaining(message)]);
  });

  test('a pattern cannot take exponential time', () => {
    expect(permits(rulesIf(`!'${'a'.repeat(5000)}!'.matches('(a+)+')`))).toBe(true);
  });
});

function doubling(): string {
  const next = Array.from({ length: 18 }, (_, index) => `f${index}`);
  return [...next, 'end']
    .map((name, index, all) => {
      const call = index === all.length - 1 ? 'true' : `${all[index + 1]}() && ${all[index + 1]}()`;
      return `function ${index === 0 ? 'f' : name}() { return ${call}; }`;
    })
    .join('\n');
}
