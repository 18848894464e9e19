import { collections } from '@institute/schema';
import { cancelDemoClass } from '../demo/cancel-class.ts';
import { listDemoClasses, noteAttendance, readBookedClass, readDemoDay } from '../demo/demo-day.ts';
import { cancellationOf } from '../demo/bookings/cancel-on-erasure.ts';
import { readOfferedSlots } from '../demo/read-demo.ts';
import { remove } from '../content/content-collection.ts';
import { changeEnquiries } from '../enquiries/change-many.ts';
import { createChat, joinChat } from '../enquiries/chats.ts';
import { listColleagues, setDuty } from '../enquiries/colleagues.ts';
import {
  createEnquiry,
  exportEnquiries,
  listEnquiries,
  updateEnquiry,
} from '../enquiries/enquiries.ts';
import { freeSeat } from '../enquiries/enrolment.ts';
import { importEnquiries } from '../enquiries/import-enquiries.ts';
import { joinEnquiries, requireNoneJoined, separateEnquiry } from '../enquiries/join.ts';
import { mailPerson } from '../enquiries/mails/mail-person.ts';
import { readSavedFilters, saveFilters } from '../enquiries/saved-filters.ts';
import { addTimelineEntry } from '../enquiries/timeline.ts';
import { erasePerson } from '../people/erase-person.ts';
import { exportPerson } from '../people/export-person.ts';
import { readAnswerTime } from '../reports/answer-time.ts';
import { readReport } from '../reports/reports.ts';
import type { Handlers } from './handler-types.ts';

/** The handlers of what the front office works with: demo classes, enquiries, people and reports. */
export const officeHandlers = {
  listDemoSlots: () => readOfferedSlots(),
  readDemoDay,
  listDemoClasses,
  readBookedClass,
  noteAttendance,
  cancelDemoClass,

  listEnquiries,
  exportEnquiries,
  createEnquiry,
  createChat,
  joinChat,
  updateEnquiry,
  changeEnquiries,
  addTimelineEntry,
  mailPerson,
  listColleagues,
  setDuty,
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
        await freeSeat(context.transaction, current, admin);
        (await cancellationOf(context.transaction, context.id))();
      },
    })(input, admin),

  exportPerson,
  erasePerson,

  readReport,
  readAnswerTime,
} satisfies Partial<Handlers>;
