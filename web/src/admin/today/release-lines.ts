import { clockText, localDay, shortDay, type DueRelease } from '@institute/schema';
import { localClock } from '../editor/time-text.ts';
import { personOf } from '../../lib/firebase/live/person-of.ts';
import { tabPath } from '../shell/tabs.ts';
import type { TodayLine } from './today-line.ts';

/** What it changes: up to two titles, and how many more. */
function titlesText(titles: readonly string[]): string {
  const [first, second] = titles;
  if (first === undefined) return 'no changes yet';
  if (second === undefined) return first;
  if (titles.length === 2) return `${first} and ${second}`;
  return `${first}, ${second} and ${titles.length - 2} more`;
}

/** When it goes live, within a day. */
function timeText(at: string, today: string): string {
  const moment = new Date(at);
  const day = localDay(moment);
  return [day > today && shortDay(day), clockText(localClock(moment))].filter(Boolean).join(', ');
}

/** A release that did not go live, and why. */
export const failedLine = ({ _id: id, name, problem }: DueRelease): TodayLine[] =>
  problem === ''
    ? []
    : [{ id, text: name, about: problem, urgent: true, path: tabPath('releases') }];

/** A release that goes live soon: when, what it changes, who planned it. */
export const soonLine = (release: DueRelease, today: string): TodayLine[] => {
  const { _id: id, name, at, problem, titles } = release;
  if (at === null || problem !== '') return [];
  const planner = personOf(release);
  const about = [timeText(at, today), titlesText(titles), planner && `by ${planner}`];
  return [
    {
      id,
      text: name,
      about: about.filter(Boolean).join(' · '),
      action: 'Review',
      path: tabPath('releases'),
    },
  ];
};
