import type { CourseQuestion, FeePlan } from '@institute/schema';

const onJoining = 5_000;

/** The plan that every sample course has: its price, GST included, in three instalments. */
export function feePlanOf(price: number): FeePlan {
  const second = Math.round((price - onJoining) / 2);
  return {
    gstRate: 18,
    gstIncluded: true,
    instalments: [
      { label: 'Admission', due: 'On joining', amount: onJoining },
      { label: 'First half', due: 'Before the second month', amount: second },
      { label: 'Second half', due: 'Half way through', amount: price - onJoining - second },
    ],
    included: [
      'Classes, lab hours and doubt sessions',
      'Course material, and recordings for a year',
      'Mock interviews and placement support',
    ],
    notIncluded: ['Exams of vendors, which you book and pay with them'],
    refunds: [
      { until: 'Before the first class', percent: 100 },
      { until: 'In the first two weeks', percent: 75 },
      { until: 'Later', percent: 0 },
    ],
  };
}

/** What visitors ask about every course. */
export const questions: CourseQuestion[] = [
  {
    question: 'Do I need a laptop?',
    answer:
      'It helps, but the lab has machines that you can use {institute.weekdayHours}, Monday to Friday, and {institute.saturdayHours} on Saturday.',
  },
  {
    question: 'What happens when I miss a class?',
    answer: 'Watch its recording the same evening, and bring your questions on Saturday.',
  },
  {
    question: 'Can I change to another batch?',
    answer:
      'Once, without a fee, if the other batch has a seat. If you leave in the first two weeks instead, there is a {refund.firstWeek} refund.',
  },
];
