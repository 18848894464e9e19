import { clockText, dayParts, localDay } from '@institute/schema';
import { localClock } from '../../editor/time-text.ts';

/** The site promises an answer within 24 hours, in milliseconds. */
const promise = 24 * 60 * 60 * 1000;

/** How long before that it is marked. */
const marked = 4 * 60 * 60 * 1000;

const minute = 60_000;

function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days >= 2) return `${days} days`;
  if (hours >= 1) return `${hours} h ${minutes % 60} min`;
  return `${minutes} min`;
}

/** A moment of today or the day after, as people say it. */
function momentText(moment: number, now: number): string {
  const at = new Date(moment);
  const day = localDay(at);
  const time = clockText(localClock(at));
  return day === localDay(new Date(now)) ? time : `${dayParts(day).weekday} ${time}`;
}

/** When an enquiry received at a given time has to be answered, in milliseconds. */
export const answerBy = (receivedAt: string): number => Date.parse(receivedAt) + promise;

/** Until when something is to be done. */
export interface Mark {
  readonly text: string;
  /** The same where a heading says what is to be done. */
  readonly short: string;
  readonly urgent: boolean;
  /** Urgent, but not yet late. */
  readonly isSoon?: true;
}

/** The time left to answer an enquiry received at a given time; `urgent` when that is little. */
export function answerTime(receivedAt: string, now: number): Mark {
  const by = answerBy(receivedAt);
  const left = by - now;
  const time = duration(Math.abs(left));
  if (left <= 0) return { text: `Answer overdue by ${time}`, short: `${time} late`, urgent: true };
  const short = `by ${momentText(by, now)}`;
  return left <= marked
    ? { text: `Answer soon: within ${time}`, short, urgent: true, isSoon: true }
    : { text: `Answer within ${time}`, short, urgent: false };
}
