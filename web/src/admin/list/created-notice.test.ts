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

// editing-6
test('a batch that was added leads to its page only once that lists it', () => {
  const addressOf = (batch: object) =>
    createdState('batches', 'a', 'Python', batch).created.address;
  expect(addressOf({ state: 'open', firstDay: '2099-12-07' })).toBe('/batches');
  expect(addressOf({ state: 'planned', firstDay: '2099-12-07' })).toBeUndefined();
  expect(addressOf({ state: 'open', firstDay: '2020-12-07' })).toBeUndefined();
});
