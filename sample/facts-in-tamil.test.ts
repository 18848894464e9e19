import { factsIn, withFacts } from '@institute/schema';
import { expect, test } from 'vitest';
import { factsFor, textsOf } from './as-read.ts';
import { courses } from './content/courses.ts';
import { posts } from './content/posts.ts';
import { wordsOf } from './content/tamil/words-of.ts';

const paths = [
  ...['home', 'about', 'contactInfo', 'navbar', 'footer', 'trustStats', 'institute'].map(
    (name) => `content/${name}`,
  ),
  ...['trainers', 'batches', 'demoPlans'].map((name) => `${name}/any`),
  ...courses.map(({ slug }) => `courses/${slug}`),
  ...posts.map(({ slug }) => `posts/${slug}`),
];

/** Each text of the sample with its Tamil. */
const pairs = paths.flatMap((path) => Object.entries(wordsOf(path) ?? {}));

const numbersIn = (text: string): string[] =>
  textsOf(text)
    .flatMap((said) => [...said.replaceAll(/\{[^{}]*\}/g, ' ').matchAll(/\d(?:[\d,.:]*\d)?/g)])
    .map(([number]) => number)
    .toSorted();

// editing-8
test('Tamil asks for the facts that its English asks for', () => {
  expect(pairs.some(([english]) => factsIn(english).length > 0)).toBe(true);
  for (const [english, tamil] of pairs)
    expect(factsIn(tamil).toSorted(), tamil).toEqual(factsIn(english).toSorted());
});

// editing-8
test('Tamil has the numbers of its English', () => {
  for (const [english, tamil] of pairs) expect(numbersIn(tamil), tamil).toEqual(numbersIn(english));
});

// editing-8
test('Tamil says days and hours in Tamil', () => {
  const said = JSON.stringify(withFacts(Object.fromEntries(pairs), factsFor('ta')));
  expect(said).toContain(
    'மாலை பேட்ச் நடக்கும் நாட்கள்: திங்கள், புதன், வெள்ளி; நேரம்: மாலை 6:30\u00a0– இரவு 8:30.',
  );
  expect(said).toContain('திங்கள் முதல் வெள்ளி வரை காலை 9 - மாலை 7, சனி காலை 10 - மாலை 5');
  expect(said).not.toContain('…');
});
