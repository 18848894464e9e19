import { collections } from '@institute/schema';
import { changePassword } from '../account/change-password.ts';
import { enrolSecondFactor, getAccount } from '../account/enrolment.ts';
import {
  changeRole,
  disableStaff,
  resetSecondFactor,
  setTarget,
  signOutStaff,
} from '../account/staff/acts.ts';
import { acceptInvitation, findInvitation } from '../account/staff/accept.ts';
import { inviteStaff, resendInvitation } from '../account/staff/invite.ts';
import { listStaff } from '../account/staff/members.ts';
import { removeStaff } from '../account/staff/remove.ts';
import { removePushToken, savePushToken } from '../account/push-tokens.ts';
import { verifySecondFactor } from '../account/verify-second-factor.ts';
import {
  listClaims,
  listExpiringClaims,
  saveClaim,
  saveClaimSwitch,
} from '../proof/claims/claims.ts';
import { readClaimedOn } from '../proof/claims/claimed-on.ts';
import { readClaimSource, storeClaimSource } from '../proof/claims/sources.ts';
import { readVerifiedClaims } from '../proof/claims/made.ts';
import { changeSeats } from '../courses/batches.ts';
import { readCoursePage, readCourseTitles } from '../courses/course-lists.ts';
import { listCourses } from '../courses/courses.ts';
import { makeFeeSheet } from '../courses/fee-sheets.ts';
import { readTeaching } from '../courses/trainers.ts';
import { askConsent, listConsents } from '../proof/consents/ask.ts';
import { remove } from '../content/content-collection.ts';
import { forVisitors } from '../content/plain-kind.ts';
import { readUpcomingBatches } from '../content/read.ts';
import { rowLists } from '../content/rows.ts';
import { getPlacement, listPlacements, readPlacementPage } from '../placements/placements.ts';
import { readPlacementEvidence } from '../proof/records/evidence.ts';
import {
  readPlacementRecords,
  savePlacementRecord,
  saveSupportPeriod,
} from '../proof/records/records.ts';
import { listAllPosts, listPosts, requirePublished, togglePublished } from '../blog/posts.ts';
import { publishPosts } from '../blog/publish-posts.ts';
import { readAuthorPosts, readPostPage, readRelatedPosts } from '../blog/related-posts.ts';
import { restoreVersion } from './restore-version.ts';
import { deleteFile, getFile, replaceFile, restoreFile, updateFile } from '../media/change-file.ts';
import { readFacts } from '../proof/facts.ts';
import { listTranslations } from '../content/translations/read-states.ts';
import { readHealth } from '../health/read-health.ts';
import { listFiles } from '../media/find-files.ts';
import { uploadFile, uploadImage } from '../media/store-upload.ts';
import { previewRelease, renewPreview } from '../releases/preview.ts';
import { publishRelease, undoRelease } from '../releases/publish.ts';
import { addEdit, listEditsOf, moveEdit, removeEdit } from '../releases/edits.ts';
import { listDueReleases, listReleases } from '../releases/list-releases.ts';
import { createRelease, deleteRelease, updateRelease } from '../releases/releases.ts';
import { search } from '../search/search.ts';
import { createRedirect, listRedirects } from '../redirects/redirects.ts';
import type { Handlers } from './handler-types.ts';
import { kindHandlers } from './kind-handlers.ts';
import { officeHandlers } from './office-handlers.ts';

/** The handlers of the endpoint table: plain functions that know nothing of HTTP. */
export const handlers: Handlers = {
  ...kindHandlers,
  ...officeHandlers,
  ...rowLists,

  readVerifiedClaims: () => readVerifiedClaims('en'),
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
  readTeaching: () => readTeaching(),
  makeFeeSheet,

  listBatches: async ({ query: { course } }) =>
    (await readUpcomingBatches(course)).map((batch) => forVisitors('batches', batch)),
  changeSeats,

  listPlacements,
  readPlacementPage: ({ query: { page } }) => readPlacementPage(page),
  getPlacement,

  readPlacementRecords,
  savePlacementRecord,
  readPlacementEvidence,
  saveSupportPeriod,

  listConsents,
  askConsent,

  listPosts,
  readPostPage: ({ query: { page, category } }) => readPostPage(page, category),
  readAuthorPosts: ({ query: { slug } }) => readAuthorPosts(slug),
  readRelatedPosts: async ({ id }) => readRelatedPosts(await requirePublished(id)),
  listAllPosts,
  togglePostPublished: togglePublished,
  publishPosts,

  getAccount,
  enrolSecondFactor,
  verifySecondFactor,
  changePassword,
  savePushToken,
  removePushToken,

  listStaff,
  inviteStaff,
  resendInvitation,
  changeRole,
  disableStaff,
  setTarget,
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
  listDueReleases,
  createRelease,
  updateRelease,
  deleteRelease,
  publishRelease,
  undoRelease,
  previewRelease,
  renewPreview,
  addEdit,
  listEditsOf,
  moveEdit,
  removeEdit,

  restoreVersion,
  readFacts,

  readHealth,
  listTranslations: ({ query: { kind } }) => listTranslations(kind),
  listFiles,
  getFile,
  updateFile,
  replaceFile,
  deleteFile,
  restoreFile,
  uploadFile,
  uploadImage,
};
