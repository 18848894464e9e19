import { expect, test } from 'vitest';
import { createQueryClient, hydrate, type ContentState } from './content-state.ts';

const state: ContentState = [
  [['contactInfo'], { phone: [] }],
  [['home'], { stats: [] }],
];

/** Keys of what a page reads again at once. */
function staleOf(content: ContentState, isCopy?: boolean): unknown[] {
  const client = createQueryClient();
  hydrate(client, content, isCopy);
  const queries = client.getQueryCache().getAll();
  return queries.filter((query) => query.isStaleByTime(60_000)).map(({ queryKey: [key] }) => key);
}

// quality-7, claims-11
test('of a page that the server has just sent nothing is read again, of a copy all, and of one without its claims what has some', () => {
  expect(staleOf(state)).toEqual([]);
  expect(staleOf(state, true)).toEqual(['contactInfo', 'home']);
  expect(staleOf([...state, [['withoutClaims'], true]])).toEqual(['home']);
});
