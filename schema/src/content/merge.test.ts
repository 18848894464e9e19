import { describe, expect, it } from 'vitest';
import { merge } from './merge.ts';

const link = (name: string, path: string, isActive = true) => ({ name, path, isActive });
const home = link('Home', '/');
const about = link('About', '/about');
const blog = link('Blog', '/blog');
const jobs = link('Jobs', '/jobs');
const press = link('Press', '/press');

describe('merge', () => {
  const base = { title: 'Python', vision: 'See', image: '', call: { title: 'Come', text: 'Now' } };

  it('keeps the changes of both sides', () => {
    const theirs = { ...base, vision: 'Theirs', call: { ...base.call, text: 'Theirs' } };
    const mine = { ...base, title: 'Mine', call: { ...base.call, title: 'Mine' } };
    expect(merge(base, theirs, mine)).toEqual({
      value: { ...base, title: 'Mine', vision: 'Theirs', call: { title: 'Mine', text: 'Theirs' } },
      conflicts: [],
    });
  });

  it('reports conflicts only for fields that both changed', () => {
    const theirs = { ...base, title: 'Theirs', call: { title: 'Both', text: 'Theirs' } };
    const mine = { ...base, title: 'Mine', call: { title: 'Both', text: 'Mine' } };
    expect(merge(base, theirs, mine).conflicts).toEqual([
      { path: 'title', mine: 'Mine', theirs: 'Theirs' },
      { path: 'call.text', mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  it('takes over an emptied field; missing counts as empty', () => {
    expect(merge(base, { ...base, title: '' }, { ...base, vision: '' }).value).toEqual({
      ...base,
      title: '',
      vision: '',
    });
    const { image: _, ...without } = base;
    expect(merge(base, without, { ...base, title: 'Mine' }).conflicts).toEqual([]);
  });

  it('reports every difference as a conflict when there is no base', () => {
    const { conflicts } = merge(undefined, { a: 1, b: 2 }, { a: 1, b: 3 });
    expect(conflicts).toEqual([{ path: 'b', mine: 3, theirs: 2 }]);
  });
});

describe('merge of lists', () => {
  const before = [home, about, blog];
  const merged = (theirs: unknown[], mine: unknown[]) => merge(before, theirs, mine, 'links');

  const start = link('Start', '/');
  it.each([
    ['one changed, one added', [...before, jobs], [start, about, blog], [start, about, blog, jobs]],
    ['one moved, one changed', [about, home, blog], [start, about, blog], [about, start, blog]],
    ['one changed, one moved', [start, about, blog], [about, home, blog], [about, start, blog]],
    ['one deleted, one changed', [about, blog], [home, about, press], [about, press]],
    [
      'each changed a field of the same item',
      [start, about, blog],
      [link('Home', '/new'), about, blog],
      [link('Start', '/new'), about, blog],
    ],
  ])('%s', (_what, theirs, mine, both) => {
    expect(merged(theirs, mine)).toEqual({ value: both, conflicts: [] });
  });

  it('keeps items added by both sides, theirs first, and equal ones once', () => {
    expect(merged([...before, jobs], [...before, press]).value).toEqual([...before, jobs, press]);
    expect(merged([...before, jobs], [...before, jobs, press]).value).toEqual([
      ...before,
      jobs,
      press,
    ]);
    expect(merged([home, jobs, about, blog], [press, ...before]).value).toEqual([
      press,
      home,
      jobs,
      about,
      blog,
    ]);
  });

  it('reports a conflict at the current position of the item', () => {
    const theirs = [jobs, link('Theirs', '/'), about, blog];
    const mine = [link('Mine', '/'), about, blog];
    expect(merged(theirs, mine).conflicts).toEqual([
      { path: 'links.1.name', mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  it.each([
    ['one deleted what the other changed', [about, blog], [link('Start', '/'), about, blog]],
    ['both moved', [about, home, blog], [blog, home, about]],
  ])('reports the whole list as a conflict if %s', (_what, theirs, mine) => {
    expect(merged(theirs, mine).conflicts).toEqual([{ path: 'links', mine, theirs }]);
  });

  it('merges lists of texts', () => {
    const { value, conflicts } = merge(['a', 'b', 'c'], ['a', 'c', 'd'], ['e', 'a', 'b', 'c']);
    expect(value).toEqual(['e', 'a', 'c', 'd']);
    expect(conflicts).toEqual([]);
  });
});
