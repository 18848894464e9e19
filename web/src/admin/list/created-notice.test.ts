import { expect, test } from 'vitest';
import { createdState } from './created-notice.tsx';

// editing-6
test('what was added leads to its page, but for a draft', () => {
  const course = createdState('courses', 'a', 'Python', { slug: 'python' });
  expect(course.created.address).toBe('/courses/python');
  expect(createdState('trainers', 'a', 'Anand', {}).created.address).toBe('/trainers');
  const draft = createdState('posts', 'a', 'Post', { slug: 'post', published: false });
  expect(draft.created).toEqual({ id: 'a', name: 'Post' });
});
