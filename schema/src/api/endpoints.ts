import * as z from 'zod/mini';
import { aboutUpdate, storedAbout } from '../content/about.ts';
import {
  passwordChange,
  secondFactorCode,
  secondFactorEnrolment,
  sessionToken,
  storedAccount,
} from '../account/account.ts';
import { cacheSeconds } from './cache-seconds.ts';
import { postCategories } from '../fields/choices.ts';
import { contactInfoUpdate, storedContactInfo } from '../content/contact-info.ts';
import { course, courseUpdate, storedCourse } from '../courses/course.ts';
import { enquiry, enquiryUpdate, storedEnquiry } from '../enquiries/enquiry.ts';
import { basedOn, clientId, documentId } from '../fields/fields.ts';
import { footerUpdate, storedFooter } from '../content/footer.ts';
import { homeUpdate, storedHome } from '../content/home.ts';
import { navbarUpdate, storedNavbar } from '../content/navbar.ts';
import {
  personErasureRequest,
  personExport,
  personRequest,
  storedErasure,
} from '../people/person.ts';
import { placement, placementUpdate, storedPlacement } from '../placements/placement.ts';
import { placementStatsUpdate, storedPlacementStats } from '../placements/placement-stats.ts';
import { post, postUpdate, storedPost } from '../blog/post.ts';
import { storedTrustStats, trustStatsUpdate } from '../content/trust-stats.ts';
import { dataUrlLength, fileUpload, imageUpload, pdfSizeLimit } from '../media/upload.ts';
import { restored } from '../content/version.ts';

/** Default limit of a body, in bytes: its content fits into a Firestore document (1 MiB). */
export const defaultBodyLimit = 900_000;

/** Limit of bodies with a few short fields, which anybody may send. */
const smallBodyLimit = 20_000;

/** The largest file as a data URL, plus some JSON around it. */
const uploadBodyLimit = dataUrlLength(pdfSizeLimit) + 1_000;

/** One row of the endpoint table (api-1). */
export interface Endpoint {
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{parameter}` placeholders; every parameter is a document id. */
  readonly path: `/api/${string}`;
  /** `account`: an admin whose second step of the sign-in may still be missing. */
  readonly access: 'public' | 'account' | 'admin';
  /** Whether App Check is required, where it is configured. */
  readonly appCheck?: true;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Maximum size of the body in bytes; `defaultBodyLimit` if absent. */
  readonly bodyLimit?: number;
  /** Schema of the answer's data; see `envelope`. */
  readonly data: z.ZodMiniType;
  /**
   * Where the answer carries its data, beside `success`: under `data`; both under `data` and at the
   * top level (clients read trust stats and footer directly); or at the top level only.
   */
  readonly envelope: 'data' | 'data-and-top-level' | 'top-level';
  /** HTTP status on success. */
  readonly status: 200 | 201;
  /** How long a public answer may be cached, in seconds; 0 for never. */
  readonly cacheSeconds: number;
}

const read = {
  method: 'GET',
  access: 'public',
  envelope: 'data',
  status: 200,
  cacheSeconds: cacheSeconds.medium,
} as const;

const readLong = { ...read, cacheSeconds: cacheSeconds.long } as const;

const readAsAdmin = { ...read, access: 'admin', cacheSeconds: cacheSeconds.none } as const;

const write = {
  access: 'admin',
  envelope: 'data',
  status: 200,
  cacheSeconds: cacheSeconds.none,
} as const;

const create = { ...write, method: 'POST', status: 201 } as const;

/**
 * The body of a create. With a client-made `id` the call can be retried safely: the retry gets the
 * answer of the first call.
 */
const created = <Shape extends z.core.$ZodShape>(kind: z.ZodMiniObject<Shape>) =>
  z.extend(kind, { id: z.optional(clientId()) });

const removed = z.object({ _id: documentId() });

const remove = { ...write, method: 'DELETE', data: removed } as const;

/** Every call of the API, named by what it does (api-1). */
export const endpoints = {
  getHome: { ...read, path: '/api/home-content', data: storedHome, summary: 'Home content' },
  saveHome: {
    ...write,
    method: 'POST',
    path: '/api/home-content',
    body: homeUpdate,
    data: storedHome,
    summary: 'Replace the home content',
  },

  listCourses: {
    ...read,
    path: '/api/courses',
    data: z.array(storedCourse),
    summary: 'All courses, oldest first',
  },
  getCourse: { ...readLong, path: '/api/courses/{id}', data: storedCourse, summary: 'One course' },
  createCourse: {
    ...create,
    path: '/api/courses',
    body: created(course),
    data: storedCourse,
    summary: 'Add a course',
  },
  updateCourse: {
    ...write,
    method: 'PUT',
    path: '/api/courses/{id}',
    body: courseUpdate,
    data: storedCourse,
    summary: 'Replace a course',
  },
  deleteCourse: { ...remove, path: '/api/courses/{id}', summary: 'Delete a course' },

  listPlacements: {
    ...read,
    path: '/api/placements',
    data: z.array(storedPlacement),
    summary: 'All placements, newest first',
  },
  getPlacement: {
    ...read,
    path: '/api/placements/{id}',
    data: storedPlacement,
    summary: 'One placement',
  },
  createPlacement: {
    ...create,
    path: '/api/placements',
    body: created(placement),
    data: storedPlacement,
    summary: 'Add a placement',
  },
  updatePlacement: {
    ...write,
    method: 'PUT',
    path: '/api/placements/{id}',
    body: placementUpdate,
    data: storedPlacement,
    summary: 'Replace a placement',
  },
  deletePlacement: { ...remove, path: '/api/placements/{id}', summary: 'Delete a placement' },

  getPlacementStats: {
    ...read,
    path: '/api/placement-stats',
    data: storedPlacementStats,
    summary: 'Placement statistics',
  },
  savePlacementStats: {
    ...write,
    method: 'POST',
    path: '/api/placement-stats',
    body: placementStatsUpdate,
    data: storedPlacementStats,
    summary: 'Replace the placement statistics',
  },

  getContactInfo: {
    ...readLong,
    path: '/api/contact-info',
    data: storedContactInfo,
    summary: 'Contact info',
  },
  saveContactInfo: {
    ...write,
    method: 'PUT',
    path: '/api/contact-info',
    body: contactInfoUpdate,
    data: storedContactInfo,
    summary: 'Replace the contact info',
  },

  getAbout: { ...readLong, path: '/api/about', data: storedAbout, summary: 'About content' },
  saveAbout: {
    ...write,
    method: 'PUT',
    path: '/api/about',
    body: aboutUpdate,
    data: storedAbout,
    summary: 'Replace the about content',
  },

  listEnquiries: {
    ...readAsAdmin,
    path: '/api/enquiries',
    query: z.object({
      /** `_id` of the last enquiry on the previous page. */
      after: z.optional(documentId()),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    data: z.array(storedEnquiry),
    summary: 'Enquiries, newest first, in pages',
  },
  createEnquiry: {
    ...create,
    access: 'public',
    appCheck: true,
    path: '/api/enquiries',
    body: enquiry,
    bodyLimit: smallBodyLimit,
    data: removed,
    summary: 'Send an enquiry',
  },
  updateEnquiry: {
    ...write,
    method: 'PATCH',
    path: '/api/enquiries/{id}',
    body: enquiryUpdate,
    data: storedEnquiry,
    summary: 'Change the status, the notes or the follow-up of an enquiry',
  },
  deleteEnquiry: { ...remove, path: '/api/enquiries/{id}', summary: 'Delete an enquiry' },

  exportPerson: {
    ...write,
    method: 'POST',
    path: '/api/people/export',
    body: personRequest,
    data: personExport,
    summary: 'Everything that is held about a person',
  },
  erasePerson: {
    ...write,
    method: 'POST',
    path: '/api/people/erase',
    body: personErasureRequest,
    data: storedErasure,
    summary: 'Remove everything that is held about a person',
  },

  getTrustStats: {
    ...readLong,
    path: '/api/trust-stats',
    envelope: 'data-and-top-level',
    data: storedTrustStats,
    summary: 'Trust stats',
  },
  saveTrustStats: {
    ...write,
    method: 'POST',
    path: '/api/trust-stats',
    envelope: 'data-and-top-level',
    body: trustStatsUpdate,
    data: storedTrustStats,
    summary: 'Replace the trust stats',
  },

  getFooter: {
    ...readLong,
    path: '/api/footer-content',
    envelope: 'data-and-top-level',
    data: storedFooter,
    summary: 'Footer content',
  },
  saveFooter: {
    ...write,
    method: 'POST',
    path: '/api/footer-content',
    envelope: 'data-and-top-level',
    body: footerUpdate,
    data: storedFooter,
    summary: 'Replace the footer content',
  },

  getNavbar: { ...readLong, path: '/api/navbar', data: storedNavbar, summary: 'Navbar' },
  saveNavbar: {
    ...write,
    method: 'POST',
    path: '/api/navbar',
    body: navbarUpdate,
    data: storedNavbar,
    summary: 'Replace the navbar',
  },

  listPosts: {
    ...read,
    path: '/api/blog',
    query: z.object({ category: z.optional(z.enum(['', ...postCategories], 'Unknown category')) }),
    data: z.array(storedPost),
    summary: 'Published posts, newest first',
  },
  listAllPosts: {
    ...readAsAdmin,
    path: '/api/blog/admin/all',
    data: z.array(storedPost),
    summary: 'All posts, drafts included',
  },
  getPost: {
    ...readLong,
    path: '/api/blog/{id}',
    data: storedPost,
    summary: 'One post; a draft only for an admin',
  },
  createPost: {
    ...create,
    path: '/api/blog',
    body: created(post),
    data: storedPost,
    summary: 'Add a post',
  },
  updatePost: {
    ...write,
    method: 'PUT',
    path: '/api/blog/{id}',
    body: postUpdate,
    data: storedPost,
    summary: 'Replace a post',
  },
  deletePost: { ...remove, path: '/api/blog/{id}', summary: 'Delete a post' },
  togglePostPublished: {
    ...write,
    method: 'PATCH',
    path: '/api/blog/{id}/publish',
    body: z.object(basedOn),
    data: storedPost,
    summary: 'Publish a draft, or make a published post a draft',
  },

  getAccount: {
    ...readAsAdmin,
    access: 'account',
    path: '/api/account',
    data: storedAccount,
    summary: 'Whether the account has a second factor, or needs one',
  },
  enrolSecondFactor: {
    ...write,
    access: 'account',
    method: 'POST',
    path: '/api/account/second-factor/enrolment',
    body: z.object({}),
    bodyLimit: smallBodyLimit,
    data: secondFactorEnrolment,
    summary: 'A new secret, active once a first code is confirmed',
  },
  verifySecondFactor: {
    ...write,
    access: 'account',
    method: 'POST',
    path: '/api/account/second-factor',
    body: secondFactorCode,
    bodyLimit: smallBodyLimit,
    data: sessionToken,
    summary: 'The second step of the sign-in, or of setting up the second factor',
  },
  changePassword: {
    ...write,
    method: 'POST',
    path: '/api/account/password',
    body: passwordChange,
    data: sessionToken,
    summary: 'Change the password of the account and end its other sessions',
  },

  restoreVersion: {
    ...write,
    method: 'POST',
    path: '/api/versions/{id}/restore',
    body: z.object(basedOn),
    data: restored,
    summary: 'Restore an earlier version of a document',
  },

  uploadFile: {
    ...write,
    method: 'POST',
    path: '/api/upload',
    envelope: 'top-level',
    body: fileUpload,
    bodyLimit: uploadBodyLimit,
    data: z.object({ url: z.string(), message: z.string() }),
    summary: 'Store a PDF or an image given as a data URL',
  },
  uploadImage: {
    ...write,
    method: 'POST',
    path: '/api/upload/image',
    envelope: 'top-level',
    body: imageUpload,
    bodyLimit: uploadBodyLimit,
    data: z.object({ data: z.object({ image: z.string() }), message: z.string() }),
    summary: 'Store an image given as a data URL',
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The body of a request before validation. */
export type EndpointBody<Name extends EndpointName> = Endpoints[Name] extends {
  body: infer Body extends z.ZodMiniType;
}
  ? z.input<Body>
  : undefined;

/** The data of the answer, before it is put into its envelope. */
export type EndpointData<Name extends EndpointName> = z.output<Endpoints[Name]['data']>;

/**
 * The shape of every failure. `fields` maps field paths to what is wrong with them; `data` is the
 * stored document when an edit was based on a stale version.
 */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.unknown()),
});

export type Failure = z.infer<typeof failure>;
