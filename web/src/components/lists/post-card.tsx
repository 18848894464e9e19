import { cardTagCount, categoryName, type PostSummary } from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { Moves } from '../moves.tsx';
import { CoverImage } from '../pictures/cover-image.tsx';
import { PageLink } from '../page-link.tsx';
import { tags as tagsLabel } from '../../texts/en/parts.ts';
import styles from './post-card.module.css';
import { PostMeta } from './post-meta.tsx';

interface PostCardProps {
  readonly post: PostSummary;
  /** Whether it is the first of a list, which spans all columns. */
  readonly lead?: boolean;
  /** Heading level, below that of the section. */
  readonly heading?: 'h2' | 'h3';
}

/** A post in a list: one large link. */
export function PostCard({ post, lead = false, heading: Heading = 'h3' }: PostCardProps) {
  const { slug, title, excerpt, category, image, tags } = post;
  return (
    <article className={styles.card} data-lead={lead || undefined}>
      <div className={styles.cover}>
        <CoverImage image={image} seed={slug} eager={lead} />
        {image && <p className={styles.badge}>{categoryName(category)}</p>}
      </div>
      <div className={styles.words}>
        <PostMeta post={post} />
        <Moves name={`post-${slug}`}>
          <Heading className={styles.title}>
            <PageLink to={paths.post(slug)} className={styles.link}>
              {title}
            </PageLink>
          </Heading>
        </Moves>
        <p className={styles.excerpt}>{excerpt}</p>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={tagsLabel}>
            {tags.slice(0, cardTagCount).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
