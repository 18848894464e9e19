import { dayAfter, localDay, shortDay } from '@institute/schema';
import { hourText } from '../../editor/hour-text.ts';
import { localClock } from '../../editor/time-text.ts';

/** When to follow up, in local time: a date, and a time such as 10:00. */
export interface FollowUp {
  readonly followUpOn: string;
  readonly followUpTime: string;
}

const hour = 60 * 60_000;

/** Nobody is called after seven in the evening, nor before ten. */
const [begins, ends] = [10, 19];

const morning = `${begins}:00`;

/** Two hours from now, at a full hour; undefined if that is in the evening. */
function laterToday(now: Date): FollowUp | undefined {
  const time = `${localClock(new Date(now.getTime() + 2 * hour)).slice(0, 2)}:00`;
  const isToday = Number(localClock(now).slice(0, 2)) + 2 <= ends;
  return isToday && Number(time.slice(0, 2)) >= begins
    ? { followUpOn: localDay(now), followUpTime: time }
    : undefined;
}

export const tomorrowMorning = (now: Date): FollowUp => ({
  followUpOn: dayAfter(localDay(now), 1),
  followUpTime: morning,
});

/** Later today, or else tomorrow morning. */
export const soon = (now: Date): FollowUp => laterToday(now) ?? tomorrowMorning(now);

/** The Monday after tomorrow. */
function nextMonday(now: Date): FollowUp {
  let followUpOn = dayAfter(localDay(now), 2);
  while (new Date(followUpOn).getUTCDay() !== 1) followUpOn = dayAfter(followUpOn, 1);
  return { followUpOn, followUpTime: morning };
}

/** "tomorrow, 10 am", said on a day. */
export function followUpText({ followUpOn, followUpTime }: FollowUp, today: string): string {
  const named = new Map([
    [today, 'today'],
    [dayAfter(today, 1), 'tomorrow'],
  ]).get(followUpOn);
  const day = named ?? shortDay(followUpOn);
  return followUpTime ? `${day}, ${hourText(followUpTime)}` : day;
}

/** The same on a narrow button, for days that are near: "Tomorrow, 10 am", "Mon 30, 10 am". */
export function choiceText(followUp: FollowUp, today: string): string {
  const text = followUpText(followUp, today)
    .replace(/ [A-Z][a-z]+,/, ',')
    .replace(/ (?=[ap]m)/, '\u00a0');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The follow-ups that one press chooses. */
export const followUpChoices = (now: Date): readonly FollowUp[] =>
  [laterToday(now), tomorrowMorning(now), nextMonday(now)].filter((each) => each !== undefined);
