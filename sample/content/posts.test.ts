import { postCategories } from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { courses } from './courses.ts';
import { posts } from './posts.ts';

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('posts', () => {
  test('are published in every category, with five illustrations and two drafts', () => {
    const published = posts.filter((post) => post.published);
    expect(new Set(published.map(({ category }) => category))).toEqual(new Set(postCategories));
    expect(published).toHaveLength(6);
    expect(published.filter(({ illustration }) => illustration)).toHaveLength(5);
    expect(new Set(published.map(({ date }) => date)).size).toBe(6);
    for (const { date } of published) expect(date >= '2026' && date < '2026-11').toBe(true);
  });

  test.each(posts)('$slug is an article of 500 to 900 words', ({ content }) => {
    const words = content.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(500);
    expect(words.length).toBeLessThanOrEqual(900);
  });

  test.each(posts)('$slug links to pages that exist', ({ content }) => {
    const pages = ['/', '/about', '/courses', '/placements', '/blog', '/contact'];
    const known = [...pages, ...courses.map(({ slug }) => `/courses/${slug}`)];
    expect(known).toEqual(expect.arrayContaining(hrefs(content)));
  });

  test.each(posts)('$slug uses allowed elements only, each of them closed', ({ content }) => {
    const allowed = 'h2 p ul ol li blockquote pre code a strong em table thead tbody tr th td';
    const open: string[] = [];
    for (const [, slash, name = ''] of content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      expect(allowed.split(' ')).toContain(name);
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  });
});
