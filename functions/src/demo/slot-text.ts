import { clockText, dayText, demoModes, type StoredDemoSlot } from '@institute/schema';
import { indianMoment } from '../platform/indian-moment.ts';

/** When a class is. */
export const whenText = ({ day, from, to }: StoredDemoSlot): string =>
  `${dayText(day)}, ${clockText(from)} – ${clockText(to)} (India time)`;

/** Until when a place is kept for somebody. */
export const untilText = (moment: string): string => `${indianMoment(moment)} (India time)`;

/** Where a class is held. */
export const placeOf = ({ mode, branch }: StoredDemoSlot): string =>
  mode === 'online' ? demoModes.online : [demoModes.classroom, branch].filter(Boolean).join(', ');

/** The name of a class of a course; any course for an empty title. */
export const classText = (title: string): string => `Demo class${title && `: ${title}`}`;
