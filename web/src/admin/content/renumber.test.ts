import { defaultNavbar, type Navbar } from '@institute/schema';
import { describe, expect, it } from 'vitest';
import { inOrder, renumber } from './renumber.ts';

const link = (name: string, order: number) => ({ name, path: '/', isActive: true, order });
const navbar: Navbar = { ...defaultNavbar, links: [link('c', 7), link('a', 1), link('b', 3)] };

describe('the links of the navbar', () => {
  it('are sorted by their numbers', () => {
    expect(inOrder(navbar).links.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('are renumbered 1 to n after a delete or a move', () => {
    expect(renumber(navbar).links).toEqual([link('c', 1), link('a', 2), link('b', 3)]);
  });
});
