import { kinds } from '@institute/schema';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ContentQueries } from '../../lib/content/content-queries.ts';
import { translationPreview } from './translation-form.ts';

const queries = { batches: () => ({ queryKey: ['batches'] }) } as unknown as ContentQueries;

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
test('the preview of a batch in Tamil names its course', () => {
  const client = new QueryClient();
  const courses = [{ _id: 'python', slug: 'python', title: 'Python', duration: '', price: 48_000 }];
  const texts = [{ path: 'branch', english: 'Adyar', tamil: 'அடையாறு' }];
  const values = { kind: 'batches', of: 'a', texts } as const;
  const { fill } = translationPreview('batches', batch, courses);
  fill(client, queries, { ...values }, null);
  expect(client.getQueryData(['batches'])).toMatchObject([
    { branch: 'அடையாறு', course: { title: 'Python', fee: 48_000 } },
  ]);
});
