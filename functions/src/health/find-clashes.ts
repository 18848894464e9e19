import {
  batchClashes,
  batchInRoom,
  collections,
  dayText,
  demoPlanInRoom,
  localDay,
  roomClashes,
  storedBatch,
  storedCourse,
  storedDemoPlan,
  type HealthProblem,
} from '@institute/schema';
import * as z from 'zod/mini';
import { readAll } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';

const named = z.pick(storedCourse, { _id: true, title: true, duration: true });

/**
 * The batches that are not over and do not fit to each other or to their courses, and the demo classes whose
 * room is taken (health-3).
 */
export async function findClashes(): Promise<HealthProblem[]> {
  const db = firestore();
  const today = localDay(new Date());
  const [batches, plans, courses] = await Promise.all([
    readAll(storedBatch, db.collection(collections.batches).where('lastDay', '>=', today)),
    readAll(storedDemoPlan, db.collection(collections.demoPlans)),
    readAll(named, db.collection(collections.courses).select('title', 'duration')),
  ]);
  const known = new Map(courses.map((course) => [course._id, course]));
  const titleOf = (course: string) => known.get(course)?.title ?? '';
  const all = batches.map((batch) => ({
    ...batch,
    title: titleOf(batch.course),
    document: `${collections.batches}/${batch._id}`,
  }));
  const held = all.flatMap((batch) => {
    const inRoom = batchInRoom(batch, batch.document, batch.title);
    return inRoom ? { inRoom, title: batch.title } : [];
  });
  const demos = plans.flatMap((plan) => {
    const course = titleOf(plan.course);
    const inRoom = demoPlanInRoom(plan, `${collections.demoPlans}/${plan._id}`, course);
    const title = course ? `Demo class of ${course}` : 'Demo class';
    return inRoom && inRoom.lastDay >= today ? { inRoom, title } : [];
  });
  const inRooms = [...held, ...demos];
  const others = inRooms.map(({ inRoom }) => inRoom);
  const problem = (document: string, title: string, firstDay: string) => ({
    kind: 'clash' as const,
    document,
    title: `${title}, ${dayText(firstDay)}`,
  });
  return [
    ...all.flatMap((batch) =>
      batchClashes(batch, all, known.get(batch.course)?.duration ?? '').map((clash) => ({
        ...problem(batch.document, batch.title, batch.firstDay),
        ...clash,
      })),
    ),
    ...inRooms.flatMap(({ inRoom, title }) =>
      roomClashes(inRoom, others).map((text) => ({
        ...problem(inRoom.document, title, inRoom.firstDay),
        field: 'room',
        text,
      })),
    ),
  ];
}
