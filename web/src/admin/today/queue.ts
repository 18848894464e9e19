import {
  clockText,
  courseLabel,
  localDay,
  localMoment,
  type StoredEnquiry,
} from '@institute/schema';
import { localClock } from '../editor/time-text.ts';
import { toAnswerStatus } from '../enquiries/enquiry-view.ts';
import { followUp } from '../enquiries/notes/follow-up.ts';
import { answerTime, answerBy } from '../enquiries/row/answer-time.ts';
import { tabPath } from '../shell/tabs.ts';

/** Something to do today, at a moment. */
export interface QueueItem {
  readonly id: string;
  /** When it has to be done, in milliseconds. */
  readonly at: number;
  /** The same in a word or two. */
  readonly due: string;
  readonly late: boolean;
  /** What is to be done, beginning with why now. */
  readonly about: string;
  readonly title: string;
  readonly path: string;
  /** The person to call or write to. */
  readonly enquiry?: StoredEnquiry;
}

interface HeldClass {
  readonly _id: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly branch: string;
  readonly places: number;
  readonly taken: number;
  /** Whether someone’s attendance is still to be noted. */
  readonly toNote: boolean;
}

/** The list of those who wait for an answer, beside which a lead opens: who waits longest is first. */
export const waitingList = `?status=${toAnswerStatus}&order=oldest`;

/** The list of the follow-ups due. */
const followUpList = '?followUp=due';

/** The dot stays at the end of a line. */
const join = (...parts: readonly string[]): string => parts.filter(Boolean).join('\u00A0· ');

interface At {
  readonly now: number;
  /** The local day. */
  readonly today: string;
  /** The account whose day it is. */
  readonly uid: string;
}

function answerOf(enquiry: StoredEnquiry, { now, today, uid }: At): QueueItem {
  const { _id: id, name: title, course, createdAt, assignedTo, assignedName } = enquiry;
  const at = answerBy(createdAt);
  const late = at <= now;
  const isToday = localDay(new Date(at)) <= today;
  return {
    id,
    at,
    due: late ? 'Late' : isToday ? clockText(localClock(new Date(at))) : 'Tomorrow',
    late,
    title,
    about: join(
      answerTime(createdAt, now).text,
      courseLabel(course),
      assignedTo === ''
        ? 'unassigned'
        : assignedTo === uid
          ? ''
          : `with ${assignedName || 'a colleague'}`,
    ),
    path: tabPath('enquiries', id) + waitingList,
    enquiry,
  };
}

function followUpOf(enquiry: StoredEnquiry, now: number, today: string): QueueItem[] {
  const mark = followUp(enquiry, today);
  if (!mark) return [];
  const { _id: id, name: title, course, followUpOn, followUpTime } = enquiry;
  const at = localMoment(followUpOn, followUpTime || '12:00').getTime();
  const late = mark.urgent || (followUpTime !== '' && at <= now);
  const time = followUpTime && clockText(followUpTime);
  return [
    {
      id: `follow-up ${id}`,
      at,
      due: late ? 'Late' : time || 'Today',
      late,
      title,
      about: join(
        // That it is late stands beside the name.
        mark.urgent ? `Follow-up due ${mark.short}` : time ? `Call at ${time}` : mark.text,
        courseLabel(course),
      ),
      path: tabPath('enquiries', id) + followUpList,
      enquiry,
    },
  ];
}

/** A demo class; once it is over, for as long as who came is left to note, behind the people of the day. */
function classOf(held: HeldClass, now: number, today: string): QueueItem[] {
  const { _id: id, from, to, title, branch, places, taken, toNote } = held;
  const isOver = localMoment(today, to).getTime() <= now;
  if (isOver && !toNote) return [];
  const course = title || 'any course';
  return [
    {
      id,
      at: localMoment(today, isOver ? '23:59' : from).getTime(),
      due: isOver ? 'Over' : clockText(from),
      late: false,
      title: isOver ? `Note who came, ${course}` : `Demo class, ${course}`,
      about: join(
        `${clockText(from)} – ${clockText(to)}`,
        branch,
        `${taken} of ${places} places taken`,
      ),
      path: tabPath('bookings'),
    },
  ];
}

interface QueueParts {
  /** New enquiries. */
  readonly waiting: readonly StoredEnquiry[];
  readonly followUps: readonly StoredEnquiry[];
  /** The demo classes of the day. */
  readonly classes: readonly HeldClass[];
}

/** Those of a colleague only once they wait too long. */
const isForOne = ({ assignedTo, createdAt }: StoredEnquiry, { now, uid }: At): boolean =>
  ['', uid].includes(assignedTo) || answerBy(createdAt) <= now;

/** What to do now, in the order in which it has to be done. */
export const queueOf = ({ waiting, followUps, classes }: QueueParts, at: At): QueueItem[] => {
  const { now, today } = at;
  return [
    ...waiting
      .filter((each) => !each.joined && isForOne(each, at))
      .map((each) => answerOf(each, at)),
    ...followUps.filter(({ joined }) => !joined).flatMap((each) => followUpOf(each, now, today)),
    ...classes.flatMap((each) => classOf(each, now, today)),
  ].toSorted((one, other) => Number(other.late) - Number(one.late) || one.at - other.at);
};

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** How many persons there are: one may wait for an answer and have a follow-up, too. */
const countPersons = (queue: readonly QueueItem[]): number =>
  new Set(queue.map(({ enquiry }) => enquiry?._id)).size;

/** The state of the day in a sentence or two; `more` if there may be more than was read. */
export function sayOf(queue: readonly QueueItem[], more: boolean): string {
  const persons = queue.filter(({ enquiry }) => enquiry);
  const isNew = ({ enquiry }: QueueItem) => enquiry?.status === 'new';
  const waiting = countPersons(persons.filter(isNew));
  const late = countPersons(persons.filter((each) => isNew(each) && each.late));
  const followUps = countPersons(persons) - waiting;
  if (waiting > 0) {
    const count = `${people(waiting)}${more ? ' or more' : ''}`;
    const verb = waiting === 1 && !more ? 'waits' : 'wait';
    const tooLong = `${late} ${late === 1 ? 'has' : 'have'} waited too long.`;
    return `${count} ${verb} for an answer.${late > 0 ? ` ${tooLong}` : ''}`;
  }
  if (followUps > 0) return `No one waits for an answer. Follow up with ${people(followUps)}.`;
  return 'No one waits for an answer.';
}
