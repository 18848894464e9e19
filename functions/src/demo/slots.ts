import {
  dayAfter,
  demoDaysAhead,
  documentIdPattern,
  hasBegun,
  localDay,
  partsOfSlotId,
  slotOfPlan,
  slotStart,
  storedDemoPlan,
  storedDemoSlot,
  type StoredDemoSlot,
} from '@institute/schema';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
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
  if (!documentIdPattern.test(plan) || !isDay(day)) throw notFound('Demo class');
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
  if (!found) throw notFound('Demo class');
  return found;
}

/** Whether a class still takes place: it is not cancelled and has not begun. */
export const isComing = (slot: StoredDemoSlot, now: Date): boolean =>
  !slot.cancelled && !hasBegun(slotStart(slot), now);

/**
 * Whether a class can be booked: it is one of the coming days, and its plan still has it. One that was
 * booked before its plan changed is stored and takes place, but is not on the site any more.
 */
export function isOpen(
  slot: StoredDemoSlot,
  plan: DocumentSnapshot | undefined,
  now: Date,
): boolean {
  const planned = plan && parseDocument(storedDemoPlan, plan);
  return (
    isComing(slot, now) &&
    slot.day <= dayAfter(localDay(now), demoDaysAhead) &&
    planned !== undefined &&
    slotOfPlan(planned, slot.day) !== undefined
  );
}

export const isFull = ({ taken, places }: StoredDemoSlot): boolean => taken >= places;

/** Stores how many places of a class are taken. */
export function storeTaken(
  transaction: Transaction,
  { _id, ...slot }: StoredDemoSlot,
  change: number,
): void {
  transaction.set(demoSlots().doc(_id), { ...slot, taken: Math.max(0, slot.taken + change) });
}

/** The class that a transaction finds. */
export async function readSlot(transaction: Transaction, id: string): Promise<StoredDemoSlot> {
  const [stored, plan] = await transaction.getAll(...documentsOfSlot(id));
  return slotIn(id, stored, plan);
}

/** A class that exists, open or not. */
export const findSlot = async (id: string): Promise<StoredDemoSlot> => (await findOffer(id)).slot;

/** A class that exists, and whether it can be booked. */
export async function findOffer(id: string): Promise<{ slot: StoredDemoSlot; isOpen: boolean }> {
  const [stored, plan] = await firestore().getAll(...documentsOfSlot(id));
  const slot = slotIn(id, stored, plan);
  return { slot, isOpen: isOpen(slot, plan, new Date()) };
}
