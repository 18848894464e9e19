import { collections } from '@institute/schema';
import { changePassword } from '../account/change-password.ts';
import { enrolSecondFactor, getAccount } from '../account/enrolment.ts';
import {
  changeRole,
  disableStaff,
  resetSecondFactor,
  signOutStaff,
} from '../account/staff/acts.ts';
import { acceptInvitation, findInvitation } from '../account/staff/accept.ts';
import { inviteStaff, resendInvitation } from '../account/staff/invite.ts';
import { listStaff } from '../account/staff/members.ts';
import { removeStaff } from '../account/staff/remove.ts';
import { verifySecondFactor } from '../account/verify-second-factor.ts';
import {
  listClaims,
  listExpiringClaims,
  saveClaim,
  saveClaimSwitch,
} from '../proof/claims/claims.ts';
import { readClaimedOn } from '../proof/claims/claimed-on.ts';
import { readClaimSource, storeClaimSource } from '../proof/claims/sources.ts';
import { readCounted } from '../proof/claims/made.ts';
import { getShown } from '../proof/claims/shown-content.ts';
import { batches, changeSeats, getBatch } from '../courses/batches.ts';
import { readCoursePage, readCourseTitles } from '../courses/course-lists.ts';
import { courses, getCourse, listCourses } from '../courses/courses.ts';
import { makeFeeSheet } from '../courses/fee-sheets.ts';
import { getTrainer, trainers } from '../courses/trainers.ts';
import { askConsent, listConsents } from '../proof/consents/ask.ts';
import { create, remove, replace } from '../content/write.ts';
import { readTrainers, readUpcomingBatches } from '../content/read.ts';
import { rowLists } from '../content/rows.ts';
import {
  getPlacement,
  listPlacements,
  placements,
  readPlacementPage,
} from '../placements/placements.ts';
import { readPlacementEvidence } from '../proof/records/evidence.ts';
import {
  readPlacementRecords,
  savePlacementRecord,
  saveSupportPeriod,
} from '../proof/records/records.ts';
import {
  getPost,
  listAllPosts,
  listPosts,
  posts,
  requirePublished,
  togglePublished,
} from '../blog/posts.ts';
import { publishPosts } from '../blog/publish-posts.ts';
import { readPostPage, readRelatedPosts } from '../blog/related-posts.ts';
import { restoreVersion } from './restore-version.ts';
import { getSingleton, saveSingleton } from '../content/singletons.ts';
import { deleteFile, getFile, replaceFile, restoreFile, updateFile } from '../media/change-file.ts';
import { readHealth } from '../health/read-health.ts';
import { listFiles } from '../media/find-files.ts';
import { uploadFile, uploadImage } from '../media/store-upload.ts';
import { previewRelease } from '../releases/preview.ts';
import { publishRelease, undoRelease } from '../releases/publish.ts';
import { addEdit, listEditsOf, removeEdit } from '../releases/edits.ts';
import { listFailedReleases, listReleases } from '../releases/list-releases.ts';
import { createRelease, deleteRelease, updateRelease } from '../releases/releases.ts';
import { requireAllowedHome } from '../proof/consents/refused.ts';
import { search } from '../search/search.ts';
import { createRedirect, listRedirects } from '../redirects/redirects.ts';
import type { Handlers } from './handler-types.ts';
import { officeHandlers } from './office-handlers.ts';

/** The handlers of the endpoint table: plain functions that know nothing of HTTP. */
export const handlers: Handlers = {
  ...officeHandlers,
  ...rowLists,

  getHome: getShown('home'),
  saveHome: saveSingleton('home', requireAllowedHome),

  readCounted,
  listClaims,
  listExpiringClaims,
  readClaimedOn,
  storeClaimSource,
  readClaimSource,
  saveClaim,
  saveClaimSwitch,

  listCourses,
  readCoursePage: ({ query: { page, category } }) => readCoursePage(page, category),
  readCourseTitles,
  getCourse,
  createCourse: create(courses),
  updateCourse: replace(courses),
  deleteCourse: remove(courses),
  makeFeeSheet,

  listBatches: () => readUpcomingBatches(),
  getBatch,
  createBatch: create(batches),
  updateBatch: replace(batches),
  deleteBatch: remove(batches),
  changeSeats,

  listTrainers: readTrainers,
  getTrainer,
  createTrainer: create(trainers),
  updateTrainer: replace(trainers),
  deleteTrainer: remove(trainers),

  listPlacements,
  readPlacementPage: ({ query: { page } }) => readPlacementPage(page),
  getPlacement,
  createPlacement: create(placements),
  updatePlacement: replace(placements),
  deletePlacement: remove(placements),

  readPlacementRecords,
  savePlacementRecord,
  readPlacementEvidence,
  saveSupportPeriod,

  listConsents,
  askConsent,

  getPlacementStats: getShown('placementStats'),
  savePlacementStats: saveSingleton('placementStats'),

  getContactInfo: getSingleton('contactInfo'),
  saveContactInfo: saveSingleton('contactInfo'),

  getAbout: getShown('about'),
  saveAbout: saveSingleton('about'),

  getTrustStats: getShown('trustStats'),
  saveTrustStats: saveSingleton('trustStats'),

  getFooter: getSingleton('footer'),
  saveFooter: saveSingleton('footer'),

  getNavbar: getSingleton('navbar'),
  saveNavbar: saveSingleton('navbar'),

  listPosts,
  readPostPage: ({ query: { page, category } }) => readPostPage(page, category),
  readRelatedPosts: async ({ id }) => readRelatedPosts(await requirePublished(id)),
  listAllPosts,
  getPost,
  createPost: create(posts),
  updatePost: replace(posts),
  deletePost: remove(posts),
  togglePostPublished: togglePublished,
  publishPosts,

  getAccount,
  enrolSecondFactor,
  verifySecondFactor,
  changePassword,

  listStaff,
  inviteStaff,
  resendInvitation,
  changeRole,
  disableStaff,
  signOutStaff,
  resetSecondFactor,
  removeStaff,
  findInvitation,
  acceptInvitation,

  listRedirects,
  createRedirect,
  deleteRedirect: remove({ label: 'Redirect', collection: collections.redirects }),

  search: ({ query: { q } }) => search(q),

  listReleases,
  listFailedReleases,
  createRelease,
  updateRelease,
  deleteRelease,
  publishRelease,
  undoRelease,
  previewRelease,
  addEdit,
  listEditsOf,
  removeEdit,

  restoreVersion,

  readHealth,
  listFiles,
  getFile,
  updateFile,
  replaceFile,
  deleteFile,
  restoreFile,
  uploadFile,
  uploadImage,
};
