import type { PostSummary } from '@institute/schema';
import { longDate } from '../../lib/dates/long-date.ts';
import styles from './post-meta.module.css';

interface PostMetaProps {
  readonly post: PostSummary;
  readonly readingMinutes?: number;
}

/** Date, author and reading time of a post. */
export function PostMeta({ post, readingMinutes }: PostMetaProps) {
  const published = post.publishedAt ?? post.createdAt;
  return (
    <p className={styles.meta}>
      <time dateTime={published}>{longDate(published)}</time>
      <span>{post.author}</span>
      {readingMinutes !== undefined && <span>{readingMinutes} min read</span>}
    </p>
  );
}
