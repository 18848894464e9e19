import * as z from 'zod/mini';
import { accountEndpoints } from '../account/endpoints.ts';
import { staffEndpoints } from '../account/staff-endpoints.ts';
import { blogEndpoints } from '../blog/endpoints.ts';
import { claimEndpoints } from '../proof/claims/endpoints.ts';
import { consentEndpoints } from '../proof/consents/endpoints.ts';
import { kindEndpoints } from '../kinds/endpoints.ts';
import { contentEndpoints } from '../content/endpoints.ts';
import { courseEndpoints } from '../courses/endpoints.ts';
import { demoEndpoints } from '../demo/endpoints.ts';
import { enquiryEndpoints } from '../enquiries/endpoints.ts';
import { mediaEndpoints } from '../media/endpoints.ts';
import { personEndpoints } from '../people/endpoints.ts';
import { placementEndpoints } from '../placements/endpoints.ts';
import { translationEndpoints } from '../translations/endpoints.ts';
import { healthEndpoints } from '../health/health.ts';
import { redirectEndpoints } from '../redirects/endpoints.ts';
import { releaseEndpoints } from '../releases/endpoints.ts';
import { reportEndpoints } from '../reports/endpoints.ts';
import { searchEndpoints } from '../search/endpoints.ts';

/** Every call of the API, named by what it does (api-1). */
export const endpoints = {
  ...kindEndpoints,
  ...contentEndpoints,
  ...claimEndpoints,
  ...courseEndpoints,
  ...demoEndpoints,
  ...placementEndpoints,
  ...consentEndpoints,
  ...enquiryEndpoints,
  ...personEndpoints,
  ...blogEndpoints,
  ...accountEndpoints,
  ...staffEndpoints,
  ...mediaEndpoints,
  ...healthEndpoints,
  ...translationEndpoints,
  ...redirectEndpoints,
  ...searchEndpoints,
  ...releaseEndpoints,
  ...reportEndpoints,
} as const;

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
