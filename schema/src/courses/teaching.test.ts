import { expect, test } from 'vitest';
import type { StoredBatch } from './batch.ts';
import { teachingOf } from './teaching.ts';
import type { StoredTrainer } from './trainer.ts';

const trainer = { _id: 't', courses: ['b', 'gone', 'a'] } as unknown as StoredTrainer;
const courses = [
  { _id: 'a', slug: 'a-slug', title: 'A' },
  { _id: 'b', slug: 'b-slug', title: 'B' },
];
const batch = (fields: object) =>
  ({ firstDay: '2026-11-25', days: [], ...fields }) as unknown as StoredBatch;

// trainers-2
test.each([
  [1, false],
  [2, true],
])(
  'a trainer teaches the courses of their record that exist, and the first batch with their id, of whose two seats %i are taken',
  (seatsTaken, isFull) => {
    const batches = [
      batch({ trainer: 'other', course: 'a' }),
      batch({ trainer: 't', course: 'gone' }),
      batch({ trainer: 't', course: 'a', firstDay: '2026-11-26', seats: 2, seatsTaken }),
      batch({ trainer: 't', course: 'b', firstDay: '2026-11-27' }),
    ];
    expect(teachingOf([trainer], batches, courses)).toEqual([
      {
        trainer: 't',
        courses: [
          { slug: 'b-slug', title: 'B' },
          { slug: 'a-slug', title: 'A' },
        ],
        next: { firstDay: '2026-11-26', days: [], course: { slug: 'a-slug', title: 'A' }, isFull },
      },
    ]);
    expect(teachingOf([trainer], [], courses)[0]).not.toHaveProperty('next');
  },
);
