import { describe, expect, it } from 'vitest';
import { describeValue, differences, shownDifferences } from './differences.ts';

const ours = {
  title: 'Python',
  image: undefined,
  tags: ['a', 'b'],
  links: [{ name: 'Home', isActive: true }],
};

describe('differences', () => {
  it('finds none between equal values, or between missing and empty', () => {
    expect(differences(ours, { ...JSON.parse(JSON.stringify(ours)), image: '' })).toEqual([]);
  });

  it('finds changed fields at any depth', () => {
    const theirs = JSON.parse(JSON.stringify(ours));
    theirs.title = 'Java';
    theirs.links[0]!.isActive = false;
    expect(differences(ours, theirs)).toEqual([
      { path: 'title', ours: 'Python', theirs: 'Java' },
      { path: 'links.0.isActive', ours: true, theirs: false },
    ]);
  });

  it('finds fields that only one side has', () => {
    expect(
      differences(ours, { ...ours, tags: ['a'], links: [...ours.links, { name: 'New' }] }),
    ).toEqual([
      { path: 'tags.1', ours: 'b', theirs: undefined },
      { path: 'links.1', ours: undefined, theirs: { name: 'New' } },
    ]);
  });
});

// releases-6
describe('shownDifferences', () => {
  const found = (one: string[], other: string[]) =>
    shownDifferences({ tags: one }, { tags: other }).map(({ ours: from, theirs: to }) => [
      from,
      to,
    ]);

  it.each([
    ['abc', 'bc', [['a', undefined]]],
    ['ac', 'abc', [[undefined, 'b']]],
    ['aa', 'a', [['a', undefined]]],
    ['abc', 'axc', [['b', 'x']]],
    ['abc', 'abc', []],
  ])('shows only what a list gained or lost, from %s to %s', (one, other, changes) => {
    expect(found([...one], [...other])).toEqual(changes);
  });

  it('is as differences elsewhere', () => {
    expect(shownDifferences(ours, { ...ours, title: 'Java' })).toEqual([
      { path: 'title', ours: 'Python', theirs: 'Java' },
    ]);
  });
});

describe('describeValue', () => {
  it.each([
    ['', '(empty)'],
    [undefined, '(empty)'],
    [false, 'Off'],
    [0, '0'],
    [['a', 'b'], 'a, b'],
    [{ name: 'New', isActive: true }, 'New · On'],
  ])('puts %j as %s', (value, text) => {
    expect(describeValue(value)).toBe(text);
  });
});
