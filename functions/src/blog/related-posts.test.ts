import type { PostSummary } from '@institute/schema';
import { expect, test } from 'vitest';
import { relatedPosts } from './related-posts.ts';

const summary = (
  slug: string,
  category: PostSummary['category'],
  tags: string[] = [],
): PostSummary => ({
  slug,
  title: slug,
  excerpt: slug,
  author: 'Team',
  category,
  image: '',
  tags,
  publishedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const slugs = (posts: readonly PostSummary[]) => posts.map(({ slug }) => slug);

const post = summary('post', 'Career', ['Resume']);
const newest = summary('newest', 'Technology');
const newer = summary('newer', 'Education');
const sameCategory = summary('same-category', 'Career');
const sharedTag = summary('shared-tag', 'Technology', ['resume', 'Git']);

test('related posts come before newer ones, and never the post itself', () => {
  const all = [newest, newer, post, sameCategory, sharedTag];
  expect(slugs(relatedPosts(post, all))).toEqual(['same-category', 'shared-tag', 'newest']);
});

test('without related posts the newest are shown', () => {
  expect(slugs(relatedPosts(newer, [newest, newer, post]))).toEqual(['newest', 'post']);
});

test('there are at most three', () => {
  const many = Array.from({ length: 6 }, (_, index) => summary(`career-${index}`, 'Career'));
  expect(slugs(relatedPosts(post, many))).toEqual(['career-0', 'career-1', 'career-2']);
});

test('a single post has none', () => {
  expect(relatedPosts(post, [post])).toEqual([]);
});
