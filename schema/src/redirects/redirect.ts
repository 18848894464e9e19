import * as z from 'zod/mini';
import { requiredText, storedInCollection } from '../fields/fields.ts';
import { withoutLanguage } from '../language.ts';
import { isPermalink } from './permalink.ts';

/** A path of this site in plain characters: no query, and nothing that leads to another site. */
const path = /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?$/;

/** The same in letters of any script: browsers encode them, and redirects have them decoded. */
const anyPath = /^\/(?:[\p{L}\p{M}\p{N}._~-]+(?:\/[\p{L}\p{M}\p{N}._~-]+)*)?$/u;

const pathOf = (label: string, isPath: (value: string) => boolean) =>
  requiredText(label, 200).check(
    z.refine(isPath, 'Enter a path of this site, such as /courses/name'),
    z.refine((value) => !/(^|\/)\.{1,2}(\/|$)/.test(value), 'The path cannot contain . or ..'),
  );

/** Pages that there always are. */
const page =
  /^\/(?:about|courses|batches|demo|trainers|placements|blog|contact|privacy|how-we-count|search)?$/i;

/** What something else answers before redirects are looked up: files, calendars, sheets, forms, pages in Tamil. */
const answered = [
  /^\/(?:admin|api|assets|og|own|ta)(?:\/|$)/i,
  /^\/(?:fees|consent)\//,
  /^\/demo\/(?:booked|booking(?:\/[\w-]+)?|[\w-]{1,64}-\d{4}-\d\d-\d\d)$/,
  /^\/batches\/[^/]+\.ics$/,
  /^\/blog\/rss\.xml$/,
  /^\/(?:sitemap(?:-\d+)?\.xml|robots\.txt|favicon\.(?:ico|svg)|(?:apple-touch-icon|icon-[\w-]+)\.png)$/,
  /^\/(?:manifest\.webmanifest|service-worker(?:-ta)?\.js)$/,
  // Hosting answers what is hidden, such as `/.well-known/acme-challenge`, itself.
  /\/\./,
];

const shape = {
  from: pathOf('The old path', (value) => anyPath.test(value) || isPermalink(value)),
  to: pathOf('The new path', (value) => path.test(value)),
};

/** From an old path to the one that took its place. */
export const redirect = z
  .object({
    from: shape.from.check(
      z.refine(
        (value) => !page.test(value),
        'A page already exists here: a redirect would hide it',
      ),
      z.refine(
        (value) => !answered.some((form) => form.test(value)),
        'Choose another path: a redirect from here would never act',
      ),
    ),
    to: shape.to.check(
      z.refine((value) => !/^\/api(\/|$)/i.test(value), 'Enter the path of a page'),
    ),
  })
  .check(
    // The old path has the same redirect in each language.
    z.refine(({ from, to }) => from !== withoutLanguage(to), {
      path: ['to'],
      message: 'The new path must differ from the old path',
    }),
  );

export const storedRedirect = z.object({ ...storedInCollection, from: z.string(), to: z.string() });

export type Redirect = z.infer<typeof redirect>;
export type StoredRedirect = z.infer<typeof storedRedirect>;
