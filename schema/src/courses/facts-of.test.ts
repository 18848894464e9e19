import { expect, test } from 'vitest';
import { about } from '../content/about.ts';
import { withFacts } from '../fields/with-facts.ts';
import { course, toCourseSummary } from './course.ts';
import { factsOfPart } from './facts-of-part.ts';
import { factsOfInstitute } from './facts-of.ts';

const plan = (price: number, weeks: number) => ({
  gstRate: 18,
  gstIncluded: true,
  instalments: [
    { label: 'First', due: 'On joining', amount: price / 2 },
    { label: 'Second', due: 'Later', amount: price / 2 },
  ],
  included: [],
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
test('the institute has what all its records say, and of refunds what every course says', () => {
  const records = {
    courses: [made(25_000), made(68_000)],
    trainers: 6,
    batches: [{ seats: 24 }, { seats: 12 }],
    officeHours: { monday: '9 AM - 7 PM' },
  };
  const facts = factsOfInstitute(records);
  const text =
    '{institute.trainers} {institute.courses} {institute.lowestFee} {institute.highestFee} {institute.seats} {institute.weekdayHours} {refund.firstWeek}';
  expect(withFacts(text, facts)).toBe('6 2 ₹25,000 ₹68,000 24 9 AM - 7 PM 75%');
  const differing = factsOfInstitute({ ...records, courses: [made(25_000), made(68_000, 50)] });
  expect(withFacts('{refund.firstWeek} {refund.beforeStart}', differing)).toBe('… 100%');
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
