import * as z from 'zod/mini';
import { weekdays } from '../fields/choices.ts';
import { day, requiredDay, timeOfDay } from '../fields/date-fields.ts';
import {
  countUpTo,
  givenText,
  inOneLine,
  keysOf,
  link,
  list,
  reference,
  storedInCollection,
} from '../fields/fields.ts';
import { demoModes } from './demo-choices.ts';

/** When a plan has its classes: on one day, or on a weekday of every week. */
export const demoRhythms = ['once', ...weekdays] as const;

const line = z._default(givenText(100).check(inOneLine), '');

/** A plan of demo classes: a single one, or one a week (demo-1). */
export const demoPlan = z
  .object({
    /** The course's id; empty for any course. */
    course: reference(),
    held: z.enum(demoRhythms, 'Choose when the class takes place'),
    firstDay: requiredDay('First day'),
    /** Empty for no end. */
    lastDay: z._default(day(), ''),
    from: timeOfDay('From'),
    to: timeOfDay('To'),
    mode: z._default(z.enum(keysOf(demoModes), 'Choose a mode'), 'classroom'),
    branch: line,
    /** Which room of the branch; the staff's own, on no page. */
    room: line,
    /** Where an online class is joined: told to those who booked alone. */
    link: link(),
    places: countUpTo('Places', 100),
    daysOff: list(requiredDay('Days off'), 100),
  })
  .check(
    z.refine(({ from, to }) => from < to, { message: 'To must be later than From', path: ['to'] }),
    z.refine(({ firstDay, lastDay }) => lastDay === '' || firstDay <= lastDay, {
      message: 'The last day must not be before the first',
      path: ['lastDay'],
    }),
    z.refine(({ mode, branch }) => mode === 'online' || branch !== '', {
      message: 'Enter the branch where the class takes place',
      path: ['branch'],
    }),
    z.refine(({ mode, link: address }) => mode === 'classroom' || address !== '', {
      message: 'Enter the link of the online class',
      path: ['link'],
    }),
  );

export const storedDemoPlan = z.extend(demoPlan, storedInCollection);

export type DemoPlan = z.infer<typeof demoPlan>;
export type StoredDemoPlan = z.infer<typeof storedDemoPlan>;
