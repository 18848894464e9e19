import { expect, test } from 'vitest';
import { about } from '../content/about.ts';
import { withFacts } from '../fields/with-facts.ts';
import { textsIn } from '../texts/in-language.ts';
import { course, toCourseSummary } from './course.ts';
import { factsOfPart } from './facts-of-part.ts';
import type { BatchDay } from './batch.ts';
import { factsOfContact, factsOfCourses, factsOfOffer, factsOfOtherCourse } from './facts-of.ts';

const plan = (price: number, weeks: number) => ({
  gstRate: 18,
  gstIncluded: true,
  instalments: [
    { label: 'First', due: 'On joining', amount: price / 2 },
    { label: 'Second', due: 'Later', amount: price / 2 },
  ],
  included: ['Material and recordings for a year'],
  notIncluded: [],
  refunds: [
    { until: 'Before the first class', percent: 100 },
    { until: 'In the first two weeks', percent: weeks },
  ],
});

const input = (price: number, weeks = 75) => ({
  slug: 'kolam',
  title: 'Kolam',
  duration: '3 months',
  price,
  fees: plan(price, weeks),
  description: '{course.fee} for {course.duration} in {course.instalments} instalments',
});

const made = (price: number, weeks?: number) => course.parse(input(price, weeks));

// editing-8
test('texts of a course have its own facts, on its card too', () => {
  const kolam = made(48_000);
  expect(withFacts(kolam, {}, factsOfPart).description).toBe(
    '₹48,000 for 3 months in 2 instalments',
  );
  const stamp = '2026-11-25T00:00:00.000Z';
  const card = toCourseSummary.parse({ ...kolam, _id: 'k', createdAt: stamp, updatedAt: stamp });
  expect(card.description).toBe('₹48,000 for 3 months in 2 instalments');
});

// editing-8
test('courses say together what all of them say, and of one with its slug what it says', () => {
  const facts = factsOfCourses([made(25_000), made(68_000)]);
  const text =
    '{institute.courses} {institute.lowestFee} {institute.highestFee} {institute.instalments} {institute.recordingMonths} {refund.firstWeek}';
  expect(withFacts(text, facts)).toBe('2 ₹25,000 ₹68,000 2 12 75%');
  const differing = factsOfCourses([made(25_000), made(68_000, 50)]);
  expect(withFacts('{refund.firstWeek} {refund.beforeStart}', differing)).toBe('… 100%');
  const one = factsOfOtherCourse('kolam', made(25_000));
  expect(withFacts('{course.fee:kolam} {course.firstInstalment:kolam}', one)).toBe(
    '₹25,000 ₹12,500',
  );
  expect(withFacts('{course.thirdInstalment:kolam} {course.fee:lace}', one)).toBe('… …');
});

const held = (days: readonly BatchDay['day'][], from: string, to: string) => ({
  seats: 12,
  days: days.map((day) => ({ day, from, to })),
});

// editing-8
test('trainers and batches say how many, how long and when, in the words of a language', () => {
  const records = {
    trainers: [{ years: 12 }, { years: 9 }],
    batches: [
      { ...held(['monday', 'friday'], '18:30', '20:30'), seats: 24 },
      held(['saturday', 'sunday'], '10:00', '13:00'),
      held(['tuesday'], '07:00', '09:00'),
    ],
  };
  const text =
    '{institute.trainers} {institute.trainerYears} {institute.seats} | {batches.eveningDays} {batches.eveningHours} | {batches.weekendDays} {batches.weekendHours}';
  expect(withFacts(text, factsOfOffer(records))).toBe(
    '2 11 24 | Mon, Fri 6:30 – 8:30 pm | Sat, Sun 10:00 am – 1:00 pm',
  );
  expect(withFacts('{batches.eveningDays}', factsOfOffer(records, textsIn.ta.dates))).toBe(
    'திங்கள், வெள்ளி',
  );
  const another = held(['monday', 'friday'], '19:00', '21:00');
  const differing = factsOfOffer({ ...records, batches: [...records.batches, another] });
  expect(withFacts('{batches.eveningDays} {batches.eveningHours}', differing)).toBe('Mon, Fri …');
  expect(withFacts('{institute.weekdayHours}', factsOfContact({ monday: '9 AM - 7 PM' }))).toBe(
    '9 AM - 7 PM',
  );
});

// editing-8
test.each([
  [['Adyar'], 'Adyar'],
  [['Adyar', 'Velachery', 'Tambaram'], 'Adyar, Velachery and Tambaram'],
  [[], '…'],
])('the branches %j are named in words: %s', (branches, said) => {
  expect(withFacts('{institute.branches}', factsOfContact({}, branches))).toBe(said);
});

// editing-8
test('the branches are named in the words of a language', () => {
  const facts = factsOfContact({}, ['அடையாறு', 'வேளச்சேரி'], 'ta');
  expect(withFacts('{institute.branches}', facts)).toBe('அடையாறு மற்றும் வேளச்சேரி');
});

// editing-8
test('in the HTML of a post, facts are text', () => {
  const facts = { 'institute.weekdayHours': '<img src="x"> & 9 AM' };
  const text = 'Open {institute.weekdayHours}';
  expect(withFacts({ title: text, content: `<p>${text}</p>` }, facts)).toEqual({
    title: 'Open <img src="x"> & 9 AM',
    content: '<p>Open &lt;img src=&quot;x&quot;&gt; &amp; 9 AM</p>',
  });
});

const problemsOf = (changed: object) =>
  course
    .safeParse({ ...input(48_000), ...changed })
    .error?.issues.map(({ path, message }) => [path.join('.'), message.split(',')[0]]);

// editing-9
test('an unknown fact is refused at its field, and so is one that the course does not have', () => {
  const question = { question: 'How much?', answer: '{course.price}' };
  expect(problemsOf({ questions: [question] })).toEqual([
    ['questions.0.answer', 'Remove {course.price}'],
  ]);
  expect(problemsOf({ shortDescription: 'In {course.duration}', duration: '' })).toEqual([
    ['shortDescription', 'Remove {course.duration}'],
    ['description', 'Remove {course.duration}'],
  ]);
  expect(problemsOf({ prerequisites: 'Objects such as {a: {b.c}}' })).toBeUndefined();
  expect(
    about.safeParse({ title: 'A', visionDescription: '{course.fee}' }).error?.issues,
  ).toMatchObject([{ path: ['visionDescription'] }]);
});
