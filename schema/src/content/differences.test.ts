import { describe, expect, it } from 'vitest';
import { describeValue, differences } from './differences.ts';

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
