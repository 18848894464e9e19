import { authorName, authorSlug, categoryName, type StoredPost } from '@institute/schema';
import { useMemo } from 'react';
import { Moves } from '../../../components/moves.tsx';
import { CoverImage } from '../../../components/pictures/cover-image.tsx';
import { KolamFigure } from '../../../components/pictures/kolam-figure.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { PostMeta } from '../../../components/lists/post-meta.tsx';
import { tags as tagsLabel } from '../../../texts/en/parts.ts';
import * as texts from '../../../texts/en/post.ts';
import { Prose } from './prose.tsx';
import { paths } from '../../../config/paths.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { article } from '../../../lib/links/article-html.ts';
import { blogPath } from '../../../lib/links/list-path.ts';
import styles from './post-article.module.css';
import { readingMinutes } from './reading-minutes.ts';

/** Minimum number of sections for a table of contents. */
const contentsFrom = 3;

export function PostArticle({ post }: { readonly post: StoredPost }) {
  const { slug, title, excerpt, category, image, tags, content } = post;
  const { spokenName } = useOwnFacts();
  const ofAuthor = authorSlug(post.author);
  const author = ofAuthor ? (
    <PageLink to={paths.author(ofAuthor)}>{authorName(post.author, spokenName)}</PageLink>
  ) : undefined;
  const text = useMemo(() => article(content), [content]);
  return (
    <article className={`wrap ${styles.post}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <p className={styles.where}>
            <PageLink to={paths.blog}>{`← ${texts.ourBlog}`}</PageLink>
            <PageLink to={blogPath(category)}>{categoryName(category)}</PageLink>
          </p>
          <Moves name={`post-${slug}`}>
            <h1>{title}</h1>
          </Moves>
          <p className={styles.excerpt}>{excerpt}</p>
          <PostMeta post={post} readingMinutes={readingMinutes(content)} author={author} />
        </div>
        {image ? (
          <CoverImage image={image} seed={slug} eager />
        ) : (
          <KolamFigure seed={slug} className={styles.kolam} inHtml />
        )}
      </header>
      <div className={styles.body}>
        {text.sections.length >= contentsFrom && (
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents">{texts.inThisPost}</h2>
            <ol className={styles.sections}>
              {text.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.text}>
          <Prose article={text} />
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={tagsLabel}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  );
}
