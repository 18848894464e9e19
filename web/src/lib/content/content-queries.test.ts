import { claimingContent, kinds, type KindName } from '@institute/schema';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '../../config/paths.ts';
import { answered } from './browser-content-source.ts';
import type { ContentSource } from './content-source.ts';
import { contentQueries } from './content-queries.ts';
import { createQueryClient, makesClaims } from './content-state.ts';
import { filledAt } from './filled-at.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A source that counts its calls. */
function countingSource() {
  const asked: string[] = [];
  const answer =
    (name: string) =>
    (...keys: unknown[]) => {
      asked.push([name, ...keys.flat()].join(' '));
      return Promise.resolve(
        name === 'singleton' ? null : name === 'coursePage' ? { items: [] } : [],
      );
    };
  const source = {
    singleton: answer('singleton'),
    coursePage: answer('coursePage'),
    firstCourses: answer('firstCourses'),
    coursesBySlug: answer('coursesBySlug'),
    course: answer('course'),
    batches: answer('batches'),
    firstBatches: answer('firstBatches'),
    list: answer('list'),
    placementPage: answer('placementPage'),
    postPage: answer('postPage'),
    post: answer('post'),
  } as unknown as ContentSource;
  return { asked, queries: contentQueries(source), client: createQueryClient() };
}

const minutes = (count: number) => count * 60_000;

// api-7
test.each([
  ['home', 5],
  ['placementStats', 5],
  ['about', 15],
  ['contactInfo', 15],
  ['navbar', 15],
  ['footer', 15],
  ['trustStats', 15],
] as const)('%s is fresh for %d minutes', (name, lifetime) => {
  expect(countingSource().queries.singleton(name).staleTime).toBe(minutes(lifetime));
});

// api-7
test('lists are fresh for 5 minutes, a course and a post for 15', () => {
  const { queries } = countingSource();
  for (const list of [
    queries.courses(),
    queries.placements(),
    queries.posts(),
    queries.list('trainers'),
  ])
    expect(list.staleTime).toBe(minutes(5));
  for (const one of [queries.course('a'), queries.post('a')])
    expect(one.staleTime).toBe(minutes(15));
});

// The schemas of all kinds are no part of a page's script, so it names them by itself.
test('what a page reads from the API is what the kinds say', () => {
  const claiming = (Object.keys(kinds) as KindName[]).filter(
    (name) => 'makesClaims' in kinds[name].readers,
  );
  expect([...makesClaims].toSorted()).toEqual([...claiming, 'verifiedClaims'].toSorted());
  expect(Object.keys(answered).toSorted()).toEqual(claimingContent.toSorted());
  for (const [name, path] of Object.entries({ ...answered, ...filledAt }))
    expect(kinds[name as keyof typeof answered].api.path).toBe(apiBase + path);
});

test('concurrent reads of a key share one request', async () => {
  const { asked, queries, client } = countingSource();
  await Promise.all(Array.from({ length: 20 }, () => client.ensureQueryData(queries.courses())));
  expect(asked).toEqual(['coursePage 1 ']);
});

test('fresh content is not read again; stale content is shown while it is refreshed', async () => {
  const { asked, queries, client } = countingSource();
  await client.ensureQueryData(queries.courses());
  const open = () => new QueryObserver(client, queries.courses()).subscribe(() => undefined);

  vi.advanceTimersByTime(minutes(5) - 1);
  open()();
  expect(asked).toHaveLength(1);

  vi.advanceTimersByTime(1);
  const observer = new QueryObserver(client, queries.courses());
  const close = observer.subscribe(() => undefined);
  expect(asked).toHaveLength(2);
  expect(observer.getCurrentResult()).toMatchObject({ data: { items: [] }, isFetching: true });
  close();
});

test('featured courses are the picked ones, at most three, or else the first three', async () => {
  const { asked, queries, client } = countingSource();
  await client.ensureQueryData(queries.featuredCourses(['a', 'b', 'c', 'd']));
  await client.ensureQueryData(queries.featuredCourses([]));
  expect(asked).toEqual(['coursesBySlug a b c', 'coursePage 1']);
});

// contact-13
test('the contact page says of a course what is fresh, and the last that is known where that fails', async () => {
  let answer = () => Promise.resolve<unknown>({ title: 'In the morning', fees: {}, price: {} });
  const source = { course: () => answer() } as unknown as ContentSource;
  const [queries, client] = [contentQueries(source), createQueryClient()];
  const offered = () => client.fetchQuery(queries.courseOffer('a'));
  await client.fetchQuery(queries.course('a'));
  answer = () => Promise.reject(new Error('Unreachable'));
  expect(await offered()).toMatchObject({ title: 'In the morning' });
  vi.advanceTimersByTime(minutes(15));
  expect(await offered()).toMatchObject({ title: 'In the morning' });
  vi.advanceTimersByTime(minutes(5));
  answer = () => Promise.resolve({ title: 'In the evening', fees: {}, price: {} });
  expect(await offered()).toMatchObject({ title: 'In the evening' });
});
