import { expect, test } from 'vitest';
import { batches, priced, sentencesOf } from './as-read.ts';
import { about } from './content/about.ts';
import { contactInfo } from './content/contact-info.ts';
import { courses } from './content/courses.ts';
import { questions } from './content/fee-plan.ts';
import { home } from './content/home.ts';
import { placementStats } from './content/placement-stats.ts';
import { posts } from './content/posts.ts';

/** What is read as prose: without figures that stand by themselves, which are records or claims. */
const prose = sentencesOf({
  home: [home.heroDescription, home.callToAction],
  about: { ...about, achievements: [] },
  courses: courses.map(({ price: _price, duration: _duration, ...texts }) => texts),
  posts: posts.map(({ title, excerpt, content }) => [title, excerpt, content]),
  questions,
});

const { totalPlacements, placementRate, companiesPartnered, averageSalary, highestSalary } =
  placementStats;

const amounts = priced.flatMap(({ price, fees }) => [
  price,
  ...fees.instalments.map(({ amount }) => amount),
]);

/** `18:30` as prose writes it: `6:30`; a whole hour stands for itself nowhere. */
const short = (time: string): string[] => {
  const [hour, minute] = time.split(':');
  return minute === '00' ? [] : [`${Number(hour) % 12}:${minute}`];
};

const facts = new Set([
  ...amounts.map((amount) => amount.toLocaleString('en-IN')),
  ...[totalPlacements, '612', placementRate, companiesPartnered],
  ...[averageSalary, highestSalary].map((salary) => salary.replace(' LPA', '')),
  ...batches.flatMap(({ days }) => days.flatMap(({ from, to }) => [from, to].flatMap(short))),
  ...Object.values(contactInfo.officeHours).filter((hours) => hours !== 'Closed'),
  'three instalments',
  'for a year',
]);

/** Not as a part of another number. */
const wordOf = (fact: string) =>
  new RegExp(`(?<![\\d,.:])${fact.replaceAll(/[.$]/g, '\\$&')}(?![\\d,:])`);

// editing-8
test.each([...facts])('no prose writes out %s, which a record has', (fact) => {
  expect(prose.filter(({ sentence }) => wordOf(fact).test(sentence))).toEqual([]);
});
