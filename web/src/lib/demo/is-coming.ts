import { localMoment, type OfferedDemoSlot } from '@institute/schema';

/** Whether a class is to come; where the day is not known, as for HTML that is kept, each is. */
export const isComing = ({ day, from }: OfferedDemoSlot, today: string): boolean =>
  !today || localMoment(day, from).getTime() > Date.now();
