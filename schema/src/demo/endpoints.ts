import * as z from 'zod/mini';
import { cacheSeconds } from '../api/cache-seconds.ts';
import { read, readAsAdmin, removed, smallBodyLimit, write, type Endpoint } from '../api/rows.ts';
import {
  attendance,
  bookedClass,
  comingClass,
  classOfDay,
  demoClass,
  leadBooking,
  walkIn,
} from './demo-day.ts';
import { offeredDemoSlot } from './demo-slot.ts';

const booking = { capability: 'handleBookings', bodyLimit: smallBodyLimit } as const;

export const demoEndpoints = {
  listDemoSlots: {
    ...read,
    // Places change by the minute.
    cacheSeconds: cacheSeconds.none,
    path: '/api/demo/slots',
    data: z.array(offeredDemoSlot),
    summary: 'Demo classes of the next 28 days, in order',
  },
  readDemoDay: {
    ...readAsAdmin,
    capability: 'handleBookings',
    path: '/api/demo/days/{id}',
    data: z.array(demoClass),
    summary: 'The demo classes of a day, with bookings',
  },
  listDemoClasses: {
    ...readAsAdmin,
    capability: 'handleBookings',
    path: '/api/demo/days/{id}/classes',
    data: z.array(classOfDay),
    summary: 'The first 20 demo classes on a day that are not cancelled, with booking counts',
  },
  listComingClasses: {
    ...readAsAdmin,
    capability: 'handleBookings',
    path: '/api/demo/classes',
    data: z.array(comingClass),
    summary: 'The demo classes of today and the next 28 days, with booking counts',
  },
  readBookedClass: {
    ...readAsAdmin,
    capability: 'handleBookings',
    path: '/api/demo/bookings/{id}/class',
    data: bookedClass,
    summary: 'When and where a person’s booked demo class takes place',
  },
  bookLead: {
    ...write,
    ...booking,
    method: 'PUT',
    path: '/api/demo/bookings/{id}',
    body: leadBooking,
    data: removed,
    summary:
      'Book a demo class for the person of an enquiry, move their booking to it, or note that they walked in',
  },
  addWalkIn: {
    ...write,
    ...booking,
    method: 'POST',
    path: '/api/demo/classes/{id}/walk-ins',
    body: walkIn,
    data: removed,
    summary: 'Store the enquiry of someone who walks in to a demo class, and that they came',
  },
  cancelLeadBooking: {
    ...write,
    ...booking,
    method: 'POST',
    path: '/api/demo/bookings/{id}/cancellation',
    body: z.object({}),
    data: removed,
    summary: 'Cancel the booking of the person of an enquiry',
  },
  noteAttendance: {
    ...write,
    ...booking,
    method: 'PUT',
    path: '/api/demo/bookings/{id}/attendance',
    body: attendance,
    data: removed,
    summary: 'Record who attended a demo class',
  },
  cancelDemoClass: {
    ...write,
    ...booking,
    method: 'POST',
    path: '/api/demo/classes/{id}/cancellation',
    body: z.object({}),
    data: removed,
    summary: 'Cancel a demo class with its bookings',
  },
} as const satisfies Record<string, Endpoint>;
