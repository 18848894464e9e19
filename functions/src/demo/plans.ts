import { collections, localDay, type DemoPlan, type StoredDemoPlan } from '@institute/schema';
import { plainKind } from '../content/plain-kind.ts';
import type { ContentCollection, Context } from '../content/content-collection.ts';
import { willExist } from '../content/together.ts';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { demoSlots } from './read-demo.ts';

/** Notes the booked classes of a plan that get more places: `raisePlaces` gives them (demo-15). */
async function noteRaised(input: DemoPlan, { id, current, transaction }: Context): Promise<void> {
  if (!current) return;
  const today = localDay(new Date());
  const { docs } = await transaction.get(demoSlots().where('plan', '==', id));
  const raised = docs.filter(
    (slot) => slot.get('day') >= today && slot.get('places') < input.places,
  );
  for (const { ref } of raised) transaction.update(ref, { raising: true });
}

/** Plans of demo classes. What is booked already stays as it was when it was booked, or gets more places. */
export const demoPlanKind: ContentCollection<DemoPlan, StoredDemoPlan> = {
  ...plainKind('demoPlans'),
  prepare: async (input, context) => {
    const course = input.course && firestore().collection(collections.courses).doc(input.course);
    if (course && !(await willExist(course, context))) {
      const message = 'This course does not exist';
      throw new ApiError('invalid', message, { fields: { course: message } });
    }
    await noteRaised(input, context);
    return input;
  },
  prepareRemoval: async (_current, { id, transaction }) => {
    const { docs } = await transaction.get(demoSlots().where('plan', '==', id));
    const today = localDay(new Date());
    const booked = docs.filter((slot) => slot.get('day') >= today && slot.get('taken') > 0);
    if (booked.length > 0)
      throw new ApiError(
        'conflict',
        'People have booked: set a last day instead, or cancel the booked classes first',
      );
  },
};
