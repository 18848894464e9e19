import {
  collections,
  indianDay,
  storedDemoPlan,
  type DemoPlan,
  type StoredDemoPlan,
} from '@institute/schema';
import type { Kind } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { demoSlots } from './read-demo.ts';

/** Plans of demo classes. What is booked already stays as it was when it was booked. */
export const demoPlanKind: Kind<DemoPlan, StoredDemoPlan> = {
  label: 'Demo class',
  collection: collections.demoPlans,
  schema: storedDemoPlan,
  prepare: async (input, { transaction }) => {
    if (!input.course) return input;
    const course = firestore().collection(collections.courses).doc(input.course);
    if ((await transaction.get(course)).exists) return input;
    const message = 'This course does not exist';
    throw new ApiError('invalid', message, { fields: { course: message } });
  },
  prepareRemoval: async (_current, { id, transaction }) => {
    const { docs } = await transaction.get(demoSlots().where('plan', '==', id));
    const today = indianDay(new Date());
    const booked = docs.filter((slot) => slot.get('day') >= today && slot.get('taken') > 0);
    if (booked.length > 0)
      throw new ApiError(
        'conflict',
        'Somebody has booked: give it a last day, or cancel those classes',
      );
  },
};
