import { clockText, dayText, demoModes, institute, type StoredDemoSlot } from '@institute/schema';
import { momentText } from '../platform/moment-text.ts';

export const whenText = ({ day, from, to }: StoredDemoSlot): string =>
  `${dayText(day)}, ${clockText(from)} – ${clockText(to)} (${institute.timeName})`;

/** Until when a place is kept for somebody. */
export const untilText = (moment: string): string =>
  `${momentText(moment)} (${institute.timeName})`;

/** Where a class is held. */
export const placeOf = ({ mode, branch }: StoredDemoSlot): string =>
  mode === 'online' ? demoModes.online : [demoModes.classroom, branch].filter(Boolean).join(', ');

/** The name of a class of a course; any course for an empty title. */
export const classText = (title: string): string => `Demo class${title && `: ${title}`}`;
