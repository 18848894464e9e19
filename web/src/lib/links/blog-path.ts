import type { Post } from '@institute/schema';
import { paths } from '../../config/paths.ts';

/** A category in the address: `Tips & Tricks` is `tips-tricks`. */
export const categoryParameter = (category: Post['category']): string =>
  category.toLowerCase().replace(/[^a-z]+/g, '-');

/** The posts of a category, or all of them. */
export const blogPath = (category?: Post['category']): string =>
  category ? `${paths.blog}?category=${categoryParameter(category)}` : paths.blog;
