import {
  batchInRoom,
  demoPlan,
  demoPlanInRoom,
  factsOfInstitute,
  factsIn,
  moneyText,
  roomClashes,
  weeksOf,
  withFacts,
  type BatchDay,
} from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { about } from './content/about.ts';
import { makeBatches, seats } from './content/batches.ts';
import { contactInfo } from './content/contact-info.ts';
import { courses, coursesWithSyllabus } from './content/courses.ts';
import { demoPlans } from './content/demo-plans.ts';
import { feePlanOf, questions } from './content/fee-plan.ts';
import { footer } from './content/footer.ts';
import { home } from './content/home.ts';
import { placementStats } from './content/placement-stats.ts';
import { posts } from './content/posts.ts';
import { trainers } from './content/trainers.ts';

const batches = makeBatches(
  courses,
  trainers.map((trainer, index) => ({ id: String(index), trainer })),
  new Date('2026-11-24T06:30:00.000Z'),
);

/** Every text in a value, without markup. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/<[^>]*>/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What stands for facts in prose, from the records. */
const facts = factsOfInstitute({
  courses: courses.map(({ price }) => ({ price, fees: feePlanOf(price) })),
  trainers: trainers.length,
  batches,
  officeHours: contactInfo.officeHours,
});

const written = {
  home,
  about,
  footer,
  questions,
  placementStats,
  courses,
  posts,
  plan: feePlanOf(48_000),
};

/** The same as visitors read it. */
const pages = withFacts(written, facts);

/** What prose says, with the page that says it; each row of a table and each item of a list by itself. */
const sentences = Object.entries(pages).flatMap(([page, content]) =>
  textsIn(content).flatMap((text) =>
    text.split(/\n|(?<=[.?!]) +/).map((sentence) => ({ page, sentence: sentence.trim() })),
  ),
);

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
  /** `18:30` as prose writes it beside AM or PM: `6:30`. */
  const short = (time: string) => {
    const [hour = '', minute] = time.split(':');
    return `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}`;
  };
  const range = (from: string, to: string) =>
    `${short(from)}-${short(to)} ${to < '12:00' ? 'AM' : 'PM'}`;
  const held = [...batches.flatMap(({ days }) => days), ...demoPlans];
  const known = [
    ...held.map(({ from, to }) => range(from, to)),
    ...Object.values(contactInfo.officeHours).map((hours) =>
      hours.replace(/^(\d+) AM - (\d+) PM$/, '$1-$2 PM'),
    ),
  ];

  test('of batches, classes, lab and office are those of their records', () => {
    const times = /(\d{1,2}(?::\d\d)?)(?: AM| PM)? *(?:–|to|and) *(\d{1,2}(?::\d\d)?) (AM|PM)/g;
    for (const {
      said: [from, to, half],
      ...found
    } of said(times, /\b[Bb]atch|\bClass$|lab is open/))
      expect({ ...found, known }).toMatchObject({
        known: expect.arrayContaining([
          `${from?.replace(':00', '')}-${to?.replace(':00', '')} ${half}`,
        ]),
      });
  });

  test('of the lab end with those of the office', () => {
    const closing = contactInfo.officeHours.friday.split(' - ')[1];
    for (const found of said(/- (\d+ [AP]M), Monday to Friday/g))
      expect(found).toMatchObject({ said: [closing] });
  });
});

describe('fees', () => {
  const plan = feePlanOf(courseOf('python-full-stack-development').price);
  const costs = posts.find(({ slug }) => slug === 'what-a-course-costs')!.content;

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
    const total = courseOf('python-full-stack-development').price.toLocaleString('en-IN');
    for (const found of said(/once, or three instalments +([\d,]+)/g))
      expect(found).toMatchObject({ said: [total] });
    const { price, duration } = courseOf('data-analytics-with-power-bi-and-sql');
    for (const found of said(/(\w+) months, (₹[\d,]+) in three instalments/g))
      expect(found).toMatchObject({ said: ['three', moneyText(price)] });
    expect(duration).toBe('3 months');
  });

  test('are paid in the instalments of the plan, and returned in its steps', () => {
    const [first, second, third] = plan.instalments.map(({ amount }) => moneyText(amount));
    expect(costs).toContain(
      `${first} is due when you join, ${second} before the second month and ${third} half way through`,
    );
    expect(plan.instalments.map(({ due }) => due)).toEqual([
      'On joining',
      'Before the second month',
      'Half way through',
    ]);
    for (const found of said(/\b(\w+) instalments\b/g, /payable|once, or|₹[\d,]+ in/))
      expect(found).toMatchObject({ said: ['three'] });
    expect(plan.instalments).toHaveLength(3);
    expect(plan.refunds).toEqual([
      { until: 'Before the first class', percent: 100 },
      { until: 'In the first two weeks', percent: 75 },
      { until: 'Later', percent: 0 },
    ]);
    for (const { sentence } of said(/^(.*first class you get.*)$/gi))
      expect(sentence).toBe(
        'Before the first class you get 100% back, in the first two weeks 75%, and later nothing.',
      );
  });

  test('include recordings for as long as prose says', () => {
    expect(plan.included).toContain('Course material and recordings for a year');
    for (const found of said(/recorded and can be watched for ([^.]+)/g))
      expect(found).toMatchObject({ said: ['a year'] });
  });
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
    const { totalPlacements, placementRate, companiesPartnered } = placementStats;
    for (const found of said(/(\d+) (?:of our students|of them, 92%|were placed)/g))
      expect(found).toMatchObject({ said: [totalPlacements] });
    for (const found of said(/\b(\d+) (?:students )?(?:who )?asked for (?:placement )?support/g))
      expect(found).toMatchObject({ said: ['612'] });
    expect(`${Math.round((Number(totalPlacements) / 612) * 100)}%`).toBe(placementRate);
    for (const found of said(/\b(\d+) companies/g, /hired|names for|offer/))
      expect(found).toMatchObject({ said: [companiesPartnered] });
    for (const found of said(/average was (₹[\d.]+) lakh/g))
      expect(found).toMatchObject({ said: [placementStats.averageSalary.replace(' LPA', '')] });
  });
});

test('as many syllabuses are PDFs as prose says', () => {
  for (const found of said(/(\w+) of them can also be downloaded as a PDF/g))
    expect(found).toMatchObject({ said: ['Four'] });
  expect(coursesWithSyllabus).toHaveLength(4);
});

// editing-8
test('prose asks for facts that there are', () => {
  const asked = factsIn(JSON.stringify(written));
  expect(asked).toContain('institute.seats');
  expect(Object.keys(facts)).toEqual(expect.arrayContaining(asked));
});
