import * as texts from '../texts/en/messages.ts';

/**
 * The texts that tell a person how a call went, each once (messages-1 to messages-4). Failure toasts
 * show the server's own message instead when it sent one.
 */
export const messages = {
  fetch: {
    translation: 'Failed to fetch translations',
    ...texts.fetchFailed,
    courseData: 'Failed to fetch course data',
    consents: 'Failed to fetch consents',
    placementRecords: 'Failed to fetch placement records',
    homeContent: 'Failed to fetch home content',
    aboutInfo: 'Failed to fetch about info',
    enquiries: 'Failed to fetch enquiries',
    templates: 'Failed to fetch templates',
    navbar: 'Failed to fetch navbar data',
    trustStats: 'Failed to load trust stats',
    footer: 'Failed to load footer content',
  },
  save: {
    home: 'Failed to update home content',
    feeSheet: 'Failed to create the fee sheet',
    course: 'Failed to save course',
    courseUpdate: 'Failed to update course',
    batch: 'Failed to save batch',
    seats: 'Failed to change seats',
    trainer: 'Failed to save trainer',
    demoClass: 'Failed to save demo class',
    placement: 'Failed to save placement',
    placementRecord: 'Failed to save the placement record',
    consent: 'Failed to ask for consent',
    placementStats: 'Failed to update placement statistics',
    contactInfo: 'Failed to update contact info',
    about: 'Failed to update about info',
    post: 'Failed to save blog',
    status: 'Failed to update status',
    enquiry: 'Failed to update enquiry',
    template: 'Failed to save template',
    edit: 'Failed to schedule the change',
    release: 'Failed to update release',
    navbar: 'Failed to update navbar',
    trustStats: 'Failed to update trust stats',
    footer: 'Failed to update footer content',
    translation: 'Failed to save translation',
  },
  delete: {
    course: 'Failed to delete course',
    batch: 'Failed to delete batch',
    trainer: 'Failed to delete trainer',
    placement: 'Failed to delete placement',
    template: 'Failed to delete template',
    post: 'Failed to delete blog',
    other: 'Failed to delete',
  },
  upload: {
    read: 'Failed to read file',
    readImage: 'Failed to read file. It is not an image that can be opened.',
    send: 'Failed to upload file',
    failed: 'Upload failed',
    notPdf: 'Please select a PDF file',
    pdfTooLarge: 'File size must be less than 10MB',
    notImage: 'Please select an image file',
    imageTooLarge: 'File size must be less than 2MB',
  },
  courseNotFound: texts.courseNotFound,
  contactEnquiry: texts.contactEnquiry,
  popupEnquiry: texts.popupEnquiry,
  syllabus: texts.syllabus,
  login: {
    success: 'Welcome Admin!',
    failure: 'Authentication Failed - Invalid username or password. Please try again.',
  },
  footerSaved: 'Footer content updated successfully!',
  failureTitle: texts.failureTitle,
} as const;

/** messages-4. */
export const succeeded = (kind: string, action: 'created' | 'updated' | 'deleted'): string =>
  `${kind} ${action} successfully`;
