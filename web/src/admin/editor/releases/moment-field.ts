import { localMoment, localTime } from '@institute/schema';
import type { Problems } from '../form/problems-of.ts';

/** What a field for date and time shows of a moment: the local time. */
export const toField = (moment: string | null): string =>
  moment === null ? '' : localTime(new Date(moment)).toISOString().slice(0, 16);

/** The moment that such a field names; null for none. */
export function fromField(value: string): string | null {
  const [day = '', time = ''] = value.split('T');
  const moment = localMoment(day, time);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** What to say of a time that is typed in part, whose field is empty to scripts; moves the focus to it. */
export function partialTime(form: HTMLFormElement): Problems | undefined {
  const field = form.elements.namedItem('at');
  if (!(field instanceof HTMLInputElement) || !field.validity.badInput) return undefined;
  field.focus();
  return { at: 'Enter date and time' };
}
