import {
  course as courseSchema,
  post as postSchema,
  type StoredCourse,
  type StoredPost,
} from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { cardText, courseCard, postCard } from './share-card.ts';

const moments = { createdAt: '2026-01-05T04:30:00.000Z', updatedAt: '2026-01-05T04:30:00.000Z' };

const course = (changes: object): StoredCourse => ({
  _id: 'sql',
  ...moments,
  ...courseSchema.parse({ slug: 'sql', title: 'SQL', description: 'Tables.', ...changes }),
});

const post: StoredPost = {
  _id: 'post',
  ...moments,
  publishedAt: null,
  ...postSchema.parse({ title: 'A post', excerpt: 'Short.', content: 'Long.', category: 'Career' }),
  slug: 'a-post',
};

describe('courseCard', () => {
  test('shows the duration and the fee, grouped as the locale does', () => {
    expect(courseCard(course({ duration: '6 months', price: 120000 }))).toMatchObject({
      seed: 'sql',
      kind: 'Beginner course',
      facts: [
        { name: 'Duration', value: '6 months' },
        { name: 'Fee', value: '₹1,20,000' },
      ],
    });
  });

  // tamil-4
  test('says what a course is in Tamil', () => {
    expect(courseCard(course({ title: 'கோலம்', duration: '6 மாதம்' }), 'ta')).toMatchObject({
      kind: 'தொடக்க நிலை படிப்பு',
      title: 'கோலம்',
      facts: [
        { name: 'காலம்', value: '6 மாதம்' },
        { name: 'கட்டணம்', value: 'எங்களிடம் கேளுங்கள்' },
      ],
    });
  });

  test('says "on request" for a missing fee', () => {
    expect(courseCard(course({})).facts).toEqual([{ name: 'Fee', value: 'Ask us' }]);
    const fees = { gstRate: 18, gstIncluded: false };
    expect(courseCard(course({ price: 1000, fees })).facts).toEqual([
      { name: 'Fee', value: '₹1,180' },
    ]);
  });
});

test('a card has a text alternative', () => {
  expect(cardText(postCard(post))).toBe('A post. Career. Written by: Team');
});
