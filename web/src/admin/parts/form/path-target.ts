import { paths } from '../../../config/paths.ts';

/** What a path of the site leads to; whether a course or post of that slug exists is another matter. */
export type PathTarget =
  | { readonly kind: 'page' | 'nothing' }
  | { readonly kind: 'course' | 'post'; readonly slug: string };

const pages: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => typeof path === 'string'),
);
const slugIn = {
  course: new RegExp(`^${paths.course('([^/]+)')}$`, 'i'),
  post: new RegExp(`^${paths.post('([^/]+)')}$`, 'i'),
};

/** The dashboard and stored files have addresses below these. */
const below = new RegExp(`^(?:${paths.admin}|/api/upload/file)/`, 'i');

export function targetOf(path: string): PathTarget {
  const [address = ''] = path.trim().split(/[?#]/);
  const place = address.replace(/(?<=.)\/+$/, '');
  if (/^https?:/i.test(place) || pages.has(place.toLowerCase()) || below.test(place))
    return { kind: 'page' };
  for (const kind of ['course', 'post'] as const) {
    const [, slug] = slugIn[kind].exec(place) ?? [];
    if (slug) return { kind, slug };
  }
  return { kind: 'nothing' };
}
