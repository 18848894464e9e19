import { expect, test } from 'vitest';
import { findablePages, howWeCount } from './findable-pages.ts';
import { makeIndex } from './search-index.ts';

// tamil-22
test.each([
  ['en', 'courses', '/courses', 'Courses'],
  ['ta', 'படிப்புகள்', '/courses', 'படிப்புகள்'],
  ['ta', 'பயிற்சி', '/trainers', 'பயிற்சியாளர்கள்'],
  ['ta', 'courses', '/courses', 'படிப்புகள்'],
  ['ta', 'contact', '/contact', 'தொடர்பு'],
  ['ta', 'figure', '/how-we-count', 'நாங்கள் எப்படிக் கணக்கிடுகிறோம்'],
] as const)('in %s, the search for %s finds %s', (language, words, path, title) => {
  const find = makeIndex([...findablePages(language, true), howWeCount(language)]);
  expect(find(words)[0]).toMatchObject({ path, title });
});
