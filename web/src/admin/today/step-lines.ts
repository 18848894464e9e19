import { newItem } from '../list/item-page.tsx';
import { tabPath } from '../shell/tabs.ts';
import type { TodayLine } from './today-line.ts';

export type FirstItem = 'course' | 'batch';

type Step = 'contact' | 'institute';

/** What is left before search engines may list the site. */
export function stepLine(step: Step, ownsInstitute: boolean): readonly TodayLine[] {
  if (step === 'contact')
    return [
      {
        id: step,
        text: 'Save a phone number or an email address',
        about: 'until then search engines are asked not to list the site',
        urgent: true,
        path: tabPath('contact'),
      },
    ];
  if (!ownsInstitute) return [];
  return [
    {
      id: step,
      text: 'Check the name and the colours',
      about: 'they are on every page',
      path: tabPath('institute'),
    },
  ];
}

/** What is to be added before there is anything to join. */
export const firstItemLine = (item: FirstItem): readonly TodayLine[] => [
  item === 'course'
    ? {
        id: item,
        text: 'Add the first course',
        about: 'until then there is nothing to ask about',
        urgent: true,
        path: tabPath('courses', newItem),
      }
    : {
        id: item,
        text: 'Add the first batch',
        about: 'until then no page says when a course begins',
        path: tabPath('batches', newItem),
      },
];
