import { collections } from '@institute/schema';
import { cancelDemoClass } from '../demo/cancel-class.ts';
import {
  listComingClasses,
  listDemoClasses,
  noteAttendance,
  readBookedClass,
  readDemoDay,
} from '../demo/demo-day.ts';
import { cancelBookingOf } from '../demo/bookings/cancel-on-erasure.ts';
import { correctBooking } from '../demo/bookings/correct-booking.ts';
import { readOfferedSlots } from '../demo/read-demo.ts';
import { remove } from '../content/content-collection.ts';
import { bookLead, cancelLeadBooking } from '../demo/bookings/lead-booking.ts';
import { addWalkIn } from '../demo/bookings/walk-in.ts';
import { changeEnquiries } from '../enquiries/change-many.ts';
import { storeVisitCode, linkVisit } from '../enquiries/visit-codes.ts';
import { listColleagues } from '../enquiries/colleagues.ts';
import { createDeskEnquiry } from '../enquiries/desk-enquiry.ts';
import { setDuty } from '../enquiries/set-duty.ts';
import { updateEnquiry } from '../enquiries/change-enquiry.ts';
import { createEnquiry, exportEnquiries, listEnquiries } from '../enquiries/enquiries.ts';
import { listEnquiryCourses } from '../enquiries/enquiry-courses.ts';
import { freeSeats } from '../enquiries/enrolment.ts';
import { importEnquiries } from '../enquiries/import-enquiries.ts';
import { joinEnquiries, requireNoneJoined, separateEnquiry } from '../enquiries/join.ts';
import { mailPerson } from '../enquiries/mails/mail-person.ts';
import { readReassignment, saveReassignment } from '../enquiries/reassign.ts';
import { readSavedFilters, saveFilters } from '../enquiries/saved-filters.ts';
import { addTimelineEntry } from '../enquiries/timeline.ts';
import { erasePerson } from '../people/erase-person.ts';
import { exportPerson } from '../people/export-person.ts';
import { readAnswerTime } from '../reports/answer-time.ts';
import { readReportedLeads } from '../reports/reported-leads.ts';
import { readLastWeeks, readReport } from '../reports/reports.ts';
import type { Handlers } from './handler-types.ts';

/** The handlers of what the front office works with: demo classes, enquiries, people and reports. */
export const officeHandlers = {
  listDemoSlots: () => readOfferedSlots(),
  readDemoDay,
  listDemoClasses,
  listComingClasses,
  readBookedClass,
  bookLead,
  addWalkIn,
  cancelLeadBooking,
  noteAttendance,
  cancelDemoClass,

  listEnquiries,
  listEnquiryCourses: () => listEnquiryCourses(),
  exportEnquiries,
  createEnquiry,
  createDeskEnquiry,
  storeVisitCode,
  linkVisit,
  updateEnquiry: (input, admin) => updateEnquiry(input, admin, correctBooking),
  changeEnquiries,
  addTimelineEntry,
  mailPerson,
  listColleagues,
  setDuty,
  readReassignment,
  saveReassignment,
  readSavedFilters,
  saveFilters,
  importEnquiries,
  joinEnquiries,
  separateEnquiry,
  deleteEnquiry: (input, admin) =>
    remove({
      label: 'Enquiry',
      collection: collections.enquiries,
      prepareRemoval: async (current, context) => {
        await requireNoneJoined(current, context);
        await freeSeats(context.transaction, [current], admin);
        await cancelBookingOf(context.transaction, context.id);
      },
    })(input, admin),

  exportPerson,
  erasePerson,

  readReport,
  readLastWeeks,
  readReportedLeads,
  readAnswerTime,
} satisfies Partial<Handlers>;
