import { factsOfPart, kinds, withFacts } from '@institute/schema';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ContentQueries } from '../../lib/content/content-queries.ts';
import { translationPreview } from './translation-form.ts';

const queries = {
  batches: () => ({ queryKey: ['batches'] }),
  course: () => ({ queryKey: ['course'] }),
} as unknown as ContentQueries;

const batch = kinds.batches.stored.parse({
  _id: 'a',
  course: 'python',
  firstDay: '2026-12-01',
  lastDay: '2027-03-01',
  days: [{ day: 'monday', from: '18:30', to: '20:30' }],
  mode: 'classroom',
  branch: 'Adyar',
  seats: 20,
  seatsTaken: 0,
  state: 'planned',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

// tamil-12
test('the preview of a batch in Tamil names its course, with all that has to be paid', () => {
  const client = new QueryClient();
  const fees = { gstRate: 18, gstIncluded: false };
  const python = { _id: 'python', slug: 'python', title: 'Python', duration: '' };
  const courses = [{ ...python, price: 48_000, fees }];
  const texts = [{ path: 'branch', english: 'Adyar', tamil: 'அடையாறு' }];
  const values = { kind: 'batches', of: 'a', texts } as const;
  const { fill } = translationPreview('batches', batch, courses);
  fill(client, queries, { ...values }, null);
  expect(client.getQueryData(['batches'])).toMatchObject([
    { branch: 'அடையாறு', course: { title: 'Python', fee: 56_640 } },
  ]);
});

// tamil-12
test('the preview says a text with facts in Tamil, with its facts', () => {
  const client = new QueryClient();
  const english = 'At most {institute.seats} for {course.fee}';
  const course = kinds.courses.stored.parse({
    _id: 'a',
    slug: 'a',
    title: 'Python',
    description: english,
    price: 48_000,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  const tamil = '{course.fee}, {institute.seats} பேர்';
  const values = {
    kind: 'courses' as const,
    of: 'a',
    texts: [{ path: 'description', english, tamil }],
  };
  const known = <Part>(part: Part) => withFacts(part, { 'institute.seats': '24' }, factsOfPart);
  const { fill } = translationPreview('courses', course, []);
  fill(client, queries, values, null, known);
  expect(client.getQueryData(['course'])).toMatchObject({ description: '₹48,000, 24 பேர்' });
});

// tamil-12
test('the preview leaves a course in the category that it has by its title in English', () => {
  const client = new QueryClient();
  const course = kinds.courses.stored.parse({
    _id: 'a',
    slug: 'a',
    title: 'Digital Marketing',
    description: 'Campaigns',
    price: 25_000,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  const texts = [{ path: 'title', english: course.title, tamil: 'டிஜிட்டல் மார்க்கெட்டிங்' }];
  const values = { kind: 'courses', of: 'a', texts } as const;
  const { fill } = translationPreview('courses', course, []);
  fill(client, queries, { ...values }, null);
  expect(client.getQueryData(['course'])).toMatchObject({
    title: texts[0]?.tamil,
    category: 'Marketing',
  });
});
