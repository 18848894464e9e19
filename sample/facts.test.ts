import {
  batchInRoom,
  demoPlan,
  demoPlanInRoom,
  factsIn,
  moneyText,
  roomClashes,
  weeksOf,
  type BatchDay,
} from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { batches, factsFor, pages, sentencesOf, written } from './as-read.ts';
import { about } from './content/about.ts';
import { seats } from './content/batches.ts';
import { contactInfo } from './content/contact-info.ts';
import { courses, coursesWithSyllabus } from './content/courses.ts';
import { demoPlans } from './content/demo-plans.ts';
import { feePlanOf } from './content/fee-plan.ts';
import { home } from './content/home.ts';
import { placementStats } from './content/placement-stats.ts';
import { posts } from './content/posts.ts';
import { trainers } from './content/trainers.ts';

const sentences = sentencesOf(pages);

/** What the group of a pattern matches in the sentences of all pages, with the page. */
function said(pattern: RegExp, within: RegExp = /./) {
  const found = sentences
    .filter(({ sentence }) => within.test(sentence))
    .flatMap(({ page, sentence }) =>
      [...sentence.matchAll(pattern)].map((match) => ({ page, said: match.slice(1), sentence })),
    );
  expect(found, `nothing says ${pattern}`).not.toEqual([]);
  return found;
}

const courseOf = (slug: string) => courses.find((course) => course.slug === slug)!;

describe('batches', () => {
  const isAtOnce = (one: BatchDay, other: BatchDay) =>
    one.day === other.day && one.from < other.to && other.from < one.to;

  test('give no trainer two classes at the same hour', () => {
    for (const [index, batch] of batches.entries())
      for (const other of batches.slice(index + 1)) {
        if (batch.trainer !== other.trainer) continue;
        if (batch.lastDay < other.firstDay || other.lastDay < batch.firstDay) continue;
        const both = batch.days.some((one) => other.days.some((day) => isAtOnce(one, day)));
        expect([both, batch.course, other.course]).toEqual([false, batch.course, other.course]);
      }
  });

  test('and demo classes are in a room alone', () => {
    const held = [
      ...batches.map((batch, index) => batchInRoom(batch, `batches/${index}`, batch.course)),
      ...demoPlans.map((plan, index) =>
        demoPlanInRoom(demoPlan.parse(plan), `demoPlans/${index}`, ''),
      ),
    ].flatMap((each) => each ?? []);
    expect(held).toHaveLength(17);
    for (const each of held) expect([each.room, roomClashes(each, held)]).toEqual([each.room, []]);
  });

  test('last as long as their courses', () => {
    for (const { course, firstDay, lastDay } of batches) {
      const weeks = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 604_800_000);
      expect([course, weeks]).toEqual([course, weeksOf(courseOf(course).duration)]);
    }
    expect(weeksOf('6 months')).toBe(26);
    expect(weeksOf('10 weeks')).toBe(10);
  });

  test('have as many seats as prose says', () => {
    for (const found of said(/\bat most (\d+)\b/gi, /\bbatch/i))
      expect(found).toMatchObject({ said: [String(seats)] });
  });
});

describe('hours', () => {
  test('of the lab are within those of the office', () => {
    for (const found of said(/machines that you can use (.+), Monday to Friday/g))
      expect(found).toMatchObject({ said: [contactInfo.officeHours.monday] });
    for (const found of said(/machines that you can use .+, and (.+) on Saturday/g))
      expect(found).toMatchObject({ said: [contactInfo.officeHours.saturday] });
    const days = new Set(
      Object.entries(contactInfo.officeHours)
        .slice(0, 5)
        .map(([, at]) => at),
    );
    expect([...days]).toEqual([contactInfo.officeHours.monday]);
  });

  test('of the evening and weekend batches are those of their records', () => {
    for (const found of said(/^The evening batch meets on (.+), (.+) IST/g))
      expect(found).toMatchObject({ said: ['Mon, Wed, Fri', '6:30 – 8:30 pm'] });
    for (const found of said(/Sunday online, (.+) on both days/g))
      expect(found).toMatchObject({ said: ['10:00 am – 1:00 pm'] });
    expect(batches.map(({ days }) => days[0])).toEqual(
      expect.arrayContaining([
        { day: 'monday', from: '18:30', to: '20:30' },
        { day: 'saturday', from: '10:00', to: '13:00' },
      ]),
    );
  });
});

describe('fees', () => {
  const plan = feePlanOf(courseOf('python-full-stack-development').price);
  const costs = pages.posts.find(({ slug }) => slug === 'what-a-course-costs')!.content;

  test('range from the lowest to the highest', () => {
    const prices = courses.map(({ price }) => price);
    const durations = courses.map(({ duration }) => weeksOf(duration) ?? 0);
    expect(pages.home.heroDescription).toContain(
      `${moneyText(Math.min(...prices))} to ${moneyText(Math.max(...prices))}`,
    );
    expect(pages.home.heroDescription).toContain('Ten weeks to six months');
    expect([Math.min(...durations), Math.max(...durations)]).toEqual([10, weeksOf('6 months')]);
  });

  test('of a course are its own wherever they are named', () => {
    expect(costs).toContain('The fee is ₹48,000, GST included, at once or in 3 instalments.');
    const { price, duration } = courseOf('data-analytics-with-power-bi-and-sql');
    for (const found of said(/(\w+) months, (₹[\d,]+) in three instalments/g))
      expect(found).toMatchObject({ said: ['three', moneyText(price)] });
    expect(duration).toBe('3 months');
  });

  test('are paid in the instalments of the plan, and returned in its steps', () => {
    const [first, second, third] = plan.instalments.map(({ amount }) => moneyText(amount));
    expect(costs).toContain(
      `${first} of it is due when you join, ${second} before the second month and ${third} half way through`,
    );
    expect(plan.instalments.map(({ due }) => due)).toEqual([
      'On joining',
      'Before the second month',
      'Half way through',
    ]);
    for (const found of said(/payable in (\w+) instalments/g))
      expect(found).toMatchObject({ said: ['3'] });
    expect(plan.instalments).toHaveLength(3);
    expect(plan.refunds).toEqual([
      { until: 'Before the first class', percent: 100 },
      { until: 'In the first two weeks', percent: 75 },
      { until: 'Later', percent: 0 },
    ]);
    for (const { sentence } of said(/^(.*first class you get.*)$/gi))
      expect(sentence).toBe(
        'Once you have paid: before the first class you get 100% back, in the first two weeks 75%, and later nothing.',
      );
  });

  test('include recordings for as long as prose says', () => {
    expect(plan.included).toContain('Course material, and recordings for a year');
    for (const found of said(/recorded and can be watched for ([^.]+)/g))
      expect(found).toMatchObject({ said: ['12 months'] });
  });
});

test('what comes on top of the fee adds up', () => {
  const costs = posts.find(({ slug }) => slug === 'what-a-course-costs')!.content;
  const rows = [...costs.matchAll(/<td>(?:<strong>)?([\d,]+)(?:<\/strong>)?<\/td><\/tr>/g)];
  const amounts = rows.map(([, amount = '']) => Number(amount.replace(',', '')));
  const sum = amounts.slice(0, -1).reduce((total, each) => total + each, 0);
  expect(amounts.at(-1)).toBe(sum);
  expect(costs).toContain(`adds only ${(sum - 19_000).toLocaleString('en-IN')} to the fee`);
});

describe('people', () => {
  test('who teach are as many, and as long at it, as prose says', () => {
    const count = about.achievements.find(({ label }) => label.startsWith('trainers'));
    expect(count?.value).toBe(String(trainers.length));
    const mean = trainers.reduce((total, { years }) => total + years, 0) / trainers.length;
    for (const found of said(/on average for (\d+) years/g))
      expect(found).toMatchObject({ said: [String(Math.round(mean))] });
  });

  test.each(courses)(
    'the trainer of $slug is one whose courses have it',
    ({ slug, instructor }) => {
      expect(
        trainers.filter(({ courses: own }) => own.includes(slug)).map(({ name }) => name),
      ).toEqual([instructor]);
    },
  );

  test('placed are as many, of as many, as the record says', () => {
    const { totalPlacements, placementRate, companiesPartnered, averageSalary } = placementStats;
    for (const found of said(/(\d+) (?:of our students|were placed|had an offer)/g))
      expect(found).toMatchObject({ said: [totalPlacements] });
    for (const found of said(/\b(\d+) who asked (?:us|placed)|, (\d+) asked for support/g))
      expect(found.said).toContain('612');
    expect(`${Math.round((Number(totalPlacements) / 612) * 100)}%`).toBe(placementRate);
    for (const found of said(/\b(\d+) companies/g, /hired|offer/))
      expect(found).toMatchObject({ said: [companiesPartnered] });
    for (const found of said(/average salary was ([^.]+\.\d+ LPA)/g))
      expect(found).toMatchObject({ said: [averageSalary] });
    // A claim is typed: its evidence is for the words as they stand.
    expect(home.stats.map(({ value }) => value)).toEqual([
      '1,00,000+',
      placementRate,
      averageSalary,
      companiesPartnered,
    ]);
    expect(about.achievements.map(({ value }) => value)).toContain(totalPlacements);
  });
});

test('as many syllabuses are PDFs as prose says', () => {
  for (const found of said(/(\w+) of them can also be downloaded as a PDF/g))
    expect(found).toMatchObject({ said: ['Four'] });
  expect(coursesWithSyllabus).toHaveLength(4);
});

test('no phone number or address of mail is another than that of the contact page', () => {
  const { phone, email, branches = [] } = contactInfo;
  const known = [
    ...phone.map(({ number }) => number),
    ...branches.map((branch) => branch.phone),
    ...email.map(({ address }) => address),
  ];
  for (const found of said(/(\+\d[\d ]{8,}\d|[\w.]+@[\w.]+\w)/g))
    expect(known).toEqual(expect.arrayContaining(found.said));
});

// editing-8
test('prose asks for facts that there are', () => {
  const asked = factsIn(JSON.stringify(written));
  expect(asked).toContain('placements.asked');
  expect(Object.keys(factsFor('en'))).toEqual(expect.arrayContaining(asked));
});
