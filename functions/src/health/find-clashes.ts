import {
  branchNamed,
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
import { readIdentity } from '../content/contact-details.ts';
import { firestore } from '../platform/admin.ts';

const named = z.pick(storedCourse, { _id: true, title: true, duration: true });

/**
 * The batches that are not over and do not fit to each other or to their courses, the demo classes whose room is taken
 * (health-3), and those of both whose branch nobody has described (contact-14).
 */
export async function findClashes(): Promise<HealthProblem[]> {
  const db = firestore();
  const today = localDay(new Date());
  const [batches, plans, courses, { info }] = await Promise.all([
    readAll(storedBatch, db.collection(collections.batches).where('lastDay', '>=', today)),
    readAll(storedDemoPlan, db.collection(collections.demoPlans)),
    readAll(named, db.collection(collections.courses).select('title', 'duration')),
    readIdentity(),
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
  const planned = plans.flatMap((plan) => {
    const course = titleOf(plan.course);
    const title = course ? `Demo class of ${course}` : 'Demo class';
    const lastDay = plan.held === 'once' ? plan.firstDay : plan.lastDay;
    const document = `${collections.demoPlans}/${plan._id}`;
    return lastDay === '' || lastDay >= today ? { ...plan, course, title, document } : [];
  });
  const demos = planned.flatMap(({ title, ...plan }) => {
    const inRoom = demoPlanInRoom(plan, plan.document, plan.course);
    return inRoom ? { inRoom, title } : [];
  });
  const inRooms = [...held, ...demos];
  const others = inRooms.map(({ inRoom }) => inRoom);
  const problem = (document: string, title: string, firstDay: string) => ({
    kind: 'clash' as const,
    document,
    title: `${title}, ${dayText(firstDay)}`,
  });
  const { branches = [] } = info ?? {};
  const lost = [...all.filter(({ state }) => state !== 'cancelled'), ...planned].filter(
    ({ mode, branch }) =>
      mode !== 'online' && branches.length > 0 && branch && !branchNamed(branches, branch),
  );
  return [
    ...lost.map(({ document, title, firstDay, branch }) => ({
      ...problem(document, title, firstDay),
      kind: 'branch' as const,
      field: 'branch',
      text: `Contact has no branch “${branch}”, so no one is told where it is`,
    })),
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
