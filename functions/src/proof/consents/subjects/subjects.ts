import type { StoredConsent } from '@institute/schema';
import { placementSubject } from './placement-subject.ts';
import type { Subject } from './subject.ts';
import { testimonialSubject } from './testimonial-subject.ts';

/** What a consent can be about. */
export const subjects: Readonly<Record<StoredConsent['kind'], Subject>> = {
  placement: placementSubject,
  testimonial: testimonialSubject,
};
