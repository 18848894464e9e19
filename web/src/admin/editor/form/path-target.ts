import { paths } from '../../../config/paths.ts';

/** What a path leads to, without checking whether the course or post exists. */
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

/** Prefixes of the dashboard and of stored files. */
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
