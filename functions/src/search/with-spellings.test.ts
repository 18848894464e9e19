import { expect, test } from 'vitest';
import { searchIn } from '../texts/search-in.ts';
import { makeIndex, type Findable } from './search-index.ts';
import { withSpellings } from './with-spellings.ts';

const find = (language: 'en' | 'ta') => {
  const course: Findable = {
    kind: 'course',
    title: 'Python',
    text: '',
    path: '/courses/python',
    more: `fee price ${searchIn[language].courseWords}`,
  };
  return makeIndex([{ ...course, more: withSpellings(course, language) }]);
};

// tamil-22
test.each(['பைதான்', 'கட்டணம்', 'kattanam', 'katanam', 'vaguppu', 'padippu', 'paadam'])(
  'a course in Tamil is found by %s',
  (word) => {
    expect(find('ta')(word)).toHaveLength(1);
    expect(find('en')(word)).toEqual([]);
  },
);
