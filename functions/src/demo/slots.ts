import {
  dayAfter,
  demoDaysAhead,
  documentIdPattern,
  indianDay,
  partsOfSlotId,
  slotOfPlan,
  slotStart,
  storedDemoPlan,
  storedDemoSlot,
  type StoredDemoSlot,
} from '@institute/schema';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../content/read.ts';
import { notFound } from '../platform/errors.ts';
import { demoPlans, demoSlots } from './read-demo.ts';

/** Whether there is such a day: 2026-02-31 is none. */
export function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text;
}

/** The documents that say what a class is: its own, if it is stored, and its plan. */
export function documentsOfSlot(id: string): [slot: DocumentReference, plan: DocumentReference] {
  const [plan, day] = partsOfSlotId(id);
  if (!documentIdPattern.test(plan) || !isDay(day)) throw notFound('This demo class');
  return [demoSlots().doc(id), demoPlans().doc(plan)];
}

/** A class as those documents say. */
export function slotIn(
  id: string,
  slot: DocumentSnapshot | undefined,
  plan: DocumentSnapshot | undefined,
): StoredDemoSlot {
  const stored = slot && parseDocument(storedDemoSlot, slot);
  const planned = plan && parseDocument(storedDemoPlan, plan);
  const found = stored ?? (planned && slotOfPlan(planned, partsOfSlotId(id)[1]));
  if (!found) throw notFound('This demo class');
  return found;
}

/** Whether a class is one of the coming days, not cancelled and not begun. */
export const isOpen = (slot: StoredDemoSlot, now: Date): boolean =>
  !slot.cancelled && slotStart(slot) > now && slot.day <= dayAfter(indianDay(now), demoDaysAhead);

export const isFull = ({ taken, places }: StoredDemoSlot): boolean => taken >= places;

/** Stores how many places of a class are taken. */
export function storeTaken(
  transaction: Transaction,
  { _id, ...slot }: StoredDemoSlot,
  change: number,
): void {
  transaction.set(demoSlots().doc(_id), { ...slot, taken: Math.max(0, slot.taken + change) });
}

/** A class that exists, open or not. */
export async function findSlot(id: string): Promise<StoredDemoSlot> {
  const [slot, plan] = documentsOfSlot(id);
  return slotIn(id, await slot.get(), await plan.get());
}
