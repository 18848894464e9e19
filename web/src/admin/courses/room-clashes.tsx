import {
  batchInRoom,
  collections,
  demoPlanInRoom,
  roomClashes,
  type Batch,
  type CourseName,
  type DemoPlan,
} from '@institute/schema';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { liveAll } from '../../lib/firebase/live/live-content.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { ClashAlerts } from './clash-alerts.tsx';

interface RoomClashesProps {
  /** What the form edits. */
  readonly of: 'batches' | 'demoPlans';
  readonly courses: readonly CourseName[];
  /** The id of what is in the form; absent for a new one. */
  readonly item: string | undefined;
}

/** What else is in the room of the class in the form, below its field, as it is typed (health-3). */
export function RoomClashes({ of, courses, item = '' }: RoomClashesProps) {
  const [sources] = useState(() => [liveAll('batches'), liveAll('demoPlans')] as const);
  const batches = useLive(sources[0]);
  const plans = useLive(sources[1]);
  const values: unknown = useWatch();
  const titleOf = (id: string) => courses.find(({ _id }) => _id === id)?.title ?? '';
  const ofBatch = (batch: Batch, id: string) =>
    batchInRoom(batch, `${collections.batches}/${id}`, titleOf(batch.course));
  const ofPlan = (plan: DemoPlan, id: string) =>
    demoPlanInRoom(plan, `${collections.demoPlans}/${id}`, titleOf(plan.course));
  const held = of === 'batches' ? ofBatch(values as Batch, item) : ofPlan(values as DemoPlan, item);
  if (!held) return null;
  const others = [
    ...(batches.status === 'ready' ? batches.data.map((each) => ofBatch(each, each._id)) : []),
    ...(plans.status === 'ready' ? plans.data.map((each) => ofPlan(each, each._id)) : []),
  ];
  return (
    <ClashAlerts
      texts={roomClashes(
        held,
        others.flatMap((each) => each ?? []),
      )}
    />
  );
}
