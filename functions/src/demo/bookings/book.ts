import {
  collections,
  isOpenBooking,
  slotStart,
  storedDemoBooking,
  type DemoBooking,
  type Language,
  type StoredDemoBooking,
  type StoredDemoSlot,
} from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { findable } from '../../enquiries/findable.ts';
import {
  countEnquiry,
  countersOf,
  requireNotBlocked,
  tooMany,
} from '../../enquiries/rate-limit.ts';
import { addEntry } from '../../enquiries/timeline.ts';
import { wasErased } from '../../enquiries/was-erased.ts';
import { firestore } from '../../platform/admin.ts';
import { ApiError } from '../../platform/errors.ts';
import { markStale } from '../../content/stale-days.ts';
import { transact } from '../../platform/transact.ts';
import * as texts from '../../texts/en/errors.ts';
import { quotaOf } from '../../mails/outbox/mail-quota.ts';
import { hashContacts, openBookingOf } from './booked-by.ts';
import { countedPersonOf, mailAgain, queueBookingEmail } from './booking-mails.ts';
import { enquiryOfBooking } from './free-place.ts';
import { fromNetwork } from './network-limit.ts';
import { demoBookings } from '../read-demo.ts';
import { whenText } from '../slot-text.ts';
import { documentsOfSlot, findSlot, isFull, isOpen, slotIn, storeTaken } from '../slots.ts';
import { saidOf, type Said } from '../../content/translations/said-of.ts';

/** The class has no place: whoever wants can wait for one. */
export class FullError extends ApiError {
  constructor() {
    super('conflict', texts.classFull);
  }
}

/** The booking that the form made is no more: to book again it needs another id. */
export class EndedError extends ApiError {
  constructor() {
    super('conflict', texts.bookingEnded);
  }
}

const closed = () => new ApiError('conflict', texts.classClosed);

/** The enquiry that a booking is too. */
function enquiryOf(
  { id, name, email, phone, consent, slot: page }: DemoBooking,
  {
    course,
    status,
    now,
    language,
  }: { course: string; status: string; now: string; language: Language },
) {
  return {
    ...findable(id, { name, email, phone }),
    course,
    qualification: '',
    experience: '',
    placementRequired: '',
    message: '',
    source: 'Demo class',
    page: `/demo/${page}`,
    status,
    assignedTo: '',
    ...(language !== 'en' && { language }),
    consent: { noticeVersion: consent, consentedAt: now },
    createdAt: now,
    updatedAt: now,
  };
}

const statuses = { booked: 'demo booked', waiting: 'new' } as const;

/** Mails who has booked already the link of their booking again. It reads and writes. */
async function tellAgain(
  transaction: Transaction,
  booking: StoredDemoBooking,
  { slot, said }: { slot: StoredDemoSlot; said: Said },
  now: Date,
): Promise<void> {
  const [enquiry, mail] = await transaction.getAll(
    enquiryOfBooking(booking._id),
    mailAgain(booking, now),
  );
  const person = await countedPersonOf(transaction, enquiry, now);
  if (!mail?.exists) queueBookingEmail(transaction, 'again', { booking, slot, said, person }, now);
}

/** What the person who sent the form gets to know. */
export type Outcome = keyof typeof statuses | 'robot';

/**
 * Books a demo class once, however often the form is sent: in one transaction the place, the booking,
 * its enquiry and the mail (demo-3, demo-4). A second booking of a phone or mailbox is none: the link of
 * the first is mailed to who booked it, and the outcome is that of a first one (demo-12). A form whose booking has
 * ended, or was erased, books nothing. One of a robot is stored as spam and takes no place.
 */
export async function bookDemo(
  form: DemoBooking,
  { address, language = 'en' }: { address: () => string; language?: Language },
): Promise<Outcome> {
  const { id, slot: slotId, comment } = form;
  const enquiry = firestore().collection(collections.enquiries).doc(id);
  const document = demoBookings().doc(id);
  const held = documentsOfSlot(slotId);
  const from = address();
  const counters = await countersOf(from);
  const limits = counters.map((counter) => counter.document);
  const said = await saidOf(await findSlot(slotId));
  const contacts = await hashContacts(form);
  const isErased = await wasErased(id);
  return transact(
    held[0].path,
    async (transaction) => {
      const [known, asked, kept, plan, ...counts] = await transaction.getAll(
        document,
        enquiry,
        ...held,
        ...limits,
      );
      const made = known?.exists && parseDocument(storedDemoBooking, known);
      if (made && isOpenBooking(made) && made.slot === slotId)
        return made.state === 'waiting' ? 'waiting' : 'booked';
      if (asked?.exists && !known?.exists) throw new ApiError('conflict', texts.idTaken);
      requireNotBlocked(counters);
      const sent = await fromNetwork(transaction, from, slotId);
      const outcome = sent.outcomeOf(id);
      // Only for a form that booked nothing: one whose booking has ended is told so.
      if (outcome && !known?.exists && !isErased) return outcome;
      const now = new Date();
      const at = now.toISOString();
      const slot = slotIn(slotId, kept, plan);
      if (!isOpen(slot, plan, now)) throw closed();
      if (known?.exists || isErased) throw new EndedError();
      const full = isFull(slot);
      if (full && form.wait === '') throw new FullError();
      const state = full ? 'waiting' : 'booked';
      const before = await openBookingOf(transaction, slotId, contacts);
      if (before && comment === '') {
        sent.count(id, state);
        countEnquiry(transaction, counters, counts);
        await tellAgain(transaction, before, { slot, said }, now);
        return state;
      }
      const quota = await quotaOf(transaction, form.email, now);
      countEnquiry(transaction, counters, counts);
      markStale(transaction, at, slotStart(slot).toISOString());
      if (comment !== '') {
        transaction.create(
          enquiry,
          enquiryOf(form, { course: said.en.title, status: 'spam', now: at, language }),
        );
        return 'robot';
      }
      sent.count(id, state);
      const booking: StoredDemoBooking = {
        _id: id,
        slot: slotId,
        startsAt: slotStart(slot).toISOString(),
        state,
        hashes: [],
        sequence: 0,
        offeredUntil: '',
        contacts,
        moves: 0,
        confirmed: false,
        left: false,
        mailed: true,
        createdAt: at,
        updatedAt: at,
      };
      const { _id, ...stored } = booking;
      const status = statuses[state];
      transaction.create(
        enquiry,
        enquiryOf(form, { course: said.en.title, status, now: at, language }),
      );
      transaction.create(document, stored);
      storeTaken(transaction, slot, full ? 0 : 1);
      const what = full ? 'Joined the waiting list for a demo class' : 'Booked a demo class';
      addEntry(transaction, id, `${what}: ${whenText(slot)}`);
      queueBookingEmail(
        transaction,
        state,
        { booking, slot, said, person: { ...form, language, quota } },
        now,
      );
      return state;
    },
    () => tooMany(1),
  );
}
