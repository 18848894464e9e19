import { expect, test } from 'vitest';
import { makeIndex, type Findable } from './search-index.ts';

const post = (title: string, text: string, more = ''): Findable => ({
  kind: 'post',
  title,
  text,
  path: `/blog/${title}`,
  more,
});

const find = makeIndex([
  post('Résumé tips', 'What recruiters read first'),
  post('Işık: yazılım', 'Design'),
  post('Łódź', 'Wodą'),
  post('Your first job', 'How Kubernetes and Docker help'),
  post('Kubernetes', 'Pods and services', 'orchestration'),
  post('Docker', 'Images'),
  post('Classroom training', 'In Adyar'),
  post('Demo classes', 'Free'),
  post('Selenium', 'A class for testers', 'testing'),
  post('Placements', 'Companies and salaries'),
  post('Copper body', 'Wires'),
]);

const titles = (search: string) => find(search).map(({ title }) => title);

// tamil-22
test.each([
  ['கட்டணங்கள்', 'கட்டணம்'],
  ['கட்டணம்', 'கட்டணம்'],
  ['பேட்ச்கள்', 'பேட்ச்'],
  ['பேட்ச்', 'பேட்ச்'],
  ['படிப்புகள்', 'படிப்பு'],
  ['வழிகாட்டி', 'வழிகாட்டிகள்'],
  ['பைதான்', 'பைத்தான்'],
  ['பைத்தான்', 'பைதான்'],
  ['சனிக்கிழமை', 'சனி'],
  ['திங்கட்கிழமை', 'திங்கள்'],
  ['ஞாயிற்றுக்கிழமை', 'ஞாயிறு'],
])('finds %s in Tamil by %s', (search, word) => {
  expect(makeIndex([post(word, 'x'), post('வேறு', 'y')])(search)[0]?.title).toBe(word);
});

// search-2
test.each([
  ['the beginning of a word', 'kuber', ['Kubernetes', 'Your first job']],
  ['in other case', 'DOCKER', ['Docker', 'Your first job']],
  ['without accents', 'resume', ['Résumé tips']],
  ['without Turkish letters', 'isik yazilim', ['Işık: yazılım']],
  ['without Polish letters', 'lod', ['Łódź']],
  ['one letter wrong', 'dockar', ['Docker', 'Your first job']],
  ['two letters of a short word that changed places', 'dcoker', ['Docker', 'Your first job']],
  ['swapped letters of a word that is being typed', 'kbue', ['Kubernetes', 'Your first job']],
  [
    'whole words first, also of another number',
    'class',
    ['Demo classes', 'Selenium', 'Classroom training'],
  ],
  ['another number', 'dockers', ['Docker', 'Your first job']],
  ['one of many', 'salary', ['Placements']],
  ['many of one', 'bodies', ['Copper body']],
  ['a word without its ending', 'test', ['Selenium']],
  ['two letters that changed places', 'kubrenetes', ['Kubernetes', 'Your first job']],
  ['text that is not shown', 'orchestration', ['Kubernetes']],
  ['all words', 'kubernetes job', ['Your first job']],
  ['two words written as one', 'democlasses', ['Demo classes']],
  ['one word written as two', 'class room training', ['Classroom training']],
  [
    'one of the words, where nothing has all',
    'kubernetes in zanzibar',
    ['Kubernetes', 'Your first job'],
  ],
  ['nothing', 'zanzibar', []],
  ['no word at all', '?!', []],
])('finds %s', (_, search, expected) => {
  expect(titles(search)).toEqual(expected);
});

// search-4
test('2,000 items are searched within 50 ms', () => {
  // As unlike each other as the words of a language, of which few are one typing error from another.
  const words = Array.from({ length: 3_000 }, (_, index) =>
    (26 ** 5 + ((index * 99_991) % 26 ** 6))
      .toString(26)
      .replace(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26))),
  );
  const some = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => words[(at * 31 + index * 97) % words.length]).join(
      ' ',
    );
  const many = makeIndex(
    Array.from({ length: 2_000 }, (_, at) => post(some(at, 6), some(at, 30), some(at + 7, 30))),
  );
  /** One of 20 tries: the machine may be busy with something else. */
  const isSearched = (search: string): boolean => {
    for (let tries = 0; tries < 20; tries += 1) {
      const start = performance.now();
      if (many(search).length === 0) return false;
      if (performance.now() - start < 50) return true;
    }
    return false;
  };
  expect(words.slice(0, 3)).toEqual(['baaaaa', 'bafrxv', 'baljvq']);
  const searches = ['ba', 'baf', 'baaaba bafrxw', 'barfxv', words.slice(0, 8).join(' ')];
  expect(searches.filter((search) => !isSearched(search))).toEqual([]);
});

// search-4
test('signs that each stand for eighteen letters are searched in a moment', () => {
  const started = performance.now();
  expect(titles('ﷺ'.repeat(100))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(500);
});
