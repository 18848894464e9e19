import { expect, it } from 'vitest';
import { targetOf } from './path-target.ts';

it.each([
  '/',
  '/courses',
  '/Courses/',
  '/contact?course=other#form',
  '/admin/blog',
  'https://x.in',
])('%s is a page', (path) => expect(targetOf(path)).toEqual({ kind: 'page' }));

it.each(['/coures', '/courses/a/b', '/adminx', ''])('%j leads nowhere', (path) => {
  expect(targetOf(path)).toEqual({ kind: 'nothing' });
});

it('finds the slug of a course and of a post', () => {
  expect(targetOf('/courses/python/?x#y')).toEqual({ kind: 'course', slug: 'python' });
  expect(targetOf('/blog/a-post')).toEqual({ kind: 'post', slug: 'a-post' });
});
