import type { PostSummary } from '@institute/schema';
import type { ReactNode } from 'react';
import { dateOf } from '../../lib/dates/date-of.ts';
import { minutesToRead } from '../../texts/en/post-meta.ts';
import styles from './post-meta.module.css';

interface PostMetaProps {
  readonly post: PostSummary;
  readonly readingMinutes?: number;
  /** The author, where it is a link: a card is one already. */
  readonly author?: ReactNode;
}

/** Date, author and reading time of a post. */
export function PostMeta({ post, readingMinutes, author = post.author }: PostMetaProps) {
  const published = post.publishedAt ?? post.createdAt;
  return (
    <p className={styles.meta}>
      <time dateTime={published}>{dateOf(published)}</time>
      <span>{author}</span>
      {readingMinutes !== undefined && <span>{minutesToRead(readingMinutes)}</span>}
    </p>
  );
}
