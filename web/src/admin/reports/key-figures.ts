import type { Report } from '@institute/schema';
import { durationText, percent } from './chart.ts';

/** How a figure differs from that of the period before. */
export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Without its direction; empty for the same. */
  readonly by: string;
  readonly before: string;
  readonly isBetter: boolean;
}

/** A figure of the whole period. */
export interface KeyFigure {
  readonly value: string;
  readonly name: string;
  /** How far the leads went that it counts; absent where it counts none. */
  readonly step?: 'leads' | 'enrolled';
  /** Absent where the period before has none. */
  readonly change?: Change;
}

interface Measured {
  /** Null where nothing was measured. */
  readonly now: number | null;
  readonly before: number | null;
  readonly text: (value: number) => string;
  /** Of a difference, if that is said in another way. */
  readonly byText?: (value: number) => string;
  /** Whether less is better, as of a time to wait. */
  readonly isLessBetter?: boolean;
  /** What else is said of the period before. */
  readonly more?: string;
}

function changeOf({ now, before, text, byText = text, isLessBetter = false, more }: Measured) {
  if (now === null || before === null) return {};
  const by = now - before;
  const change: Change = {
    direction: by === 0 ? 'same' : by > 0 ? 'up' : 'down',
    by: by === 0 ? '' : byText(Math.abs(by)),
    before: [text(before), more].filter(Boolean).join(', '),
    isBetter: isLessBetter ? by < 0 : by > 0,
  };
  return { change };
}

/** Of those who had to be answered, how many hundredths were within 24 hours; null where there were none. */
const shareOf = ({ inTime, answered, late }: Report['answering']): number | null =>
  answered + late === 0 ? null : Math.round((inTime / (answered + late)) * 100);

/** How many of one's own leads enrolled, against the target of the period (reports-6). */
const ownTarget = ({ counsellors }: Report, uid: string): KeyFigure[] =>
  counsellors.flatMap((each) =>
    each.uid === uid && each.target !== undefined
      ? {
          value: `${each.enrolled} of ${each.target}`,
          name: 'your enrolments, against your target',
        }
      : [],
  );

/** What a report says first: leads, how many enrolled, and how soon they were answered (reports-5). */
export function keyFiguresOf(now: Report, before: Report | undefined, uid = ''): KeyFigure[] {
  const then = before?.all.leads ? before : null;
  const share = shareOf(now.answering);
  const shareText = (hundredths: number) => `${hundredths}%`;
  return [
    {
      value: String(now.all.leads),
      name: 'leads',
      step: 'leads',
      ...changeOf({ now: now.all.leads, before: then && then.all.leads, text: String }),
    },
    {
      value: String(now.all.enrolled),
      name: `enrolled, ${percent(now.all.enrolled, now.all.leads)}`,
      step: 'enrolled',
      ...changeOf({
        now: now.all.enrolled,
        before: then && then.all.enrolled,
        text: String,
        ...(then && { more: percent(then.all.enrolled, then.all.leads) }),
      }),
    },
    {
      value: durationText(now.answering.median),
      name: 'median to the first answer',
      ...changeOf({
        now: now.answering.median,
        before: then && then.answering.median,
        text: durationText,
        isLessBetter: true,
      }),
    },
    {
      value: share === null ? '–' : shareText(share),
      name: 'answered within 24 hours',
      ...changeOf({
        now: share,
        before: then && shareOf(then.answering),
        text: shareText,
        byText: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
      }),
    },
    ...ownTarget(now, uid),
  ];
}
