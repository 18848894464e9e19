import {
  categoryName,
  categoryParameter,
  postCategories,
  type ListPage,
  type PostSummary,
} from '@institute/schema';
import { FilterChips } from '../../components/lists/filter-chips.tsx';
import { Pager } from '../../components/lists/pager.tsx';
import { PostCard } from '../../components/lists/post-card.tsx';
import { PostGrid } from '../../components/lists/post-grid.tsx';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { blogPath } from '../../lib/links/list-path.ts';
import * as texts from '../../texts/en/blog.tsx';
import styles from './blog-page.module.css';

interface PostListProps {
  readonly list: ListPage<PostSummary>;
  readonly page: number;
  /** As the address has it. */
  readonly chosen: string | undefined;
}

/** A page of the posts of the chosen category, or of all; the newest of all is shown large. */
export function PostList({ list: { items, counts, pages }, page, chosen }: PostListProps) {
  const { postCategories: ordered = postCategories } = useOwnFacts();
  const categories = [...new Set([...ordered, ...Object.keys(counts)])].filter(
    (name) => counts[name],
  );
  const lead = page === 1 ? items[0] : undefined;
  const others = lead ? items.slice(1) : items;
  const chips = [undefined, ...categories].map((category) => ({
    label: category ? categoryName(category) : texts.all,
    to: blogPath(category),
    current: (category && categoryParameter(category)) === chosen,
  }));
  return (
    <>
      {categories.length > 0 && <FilterChips label={texts.categories} chips={chips} />}
      <div className={styles.posts}>
        {lead && <PostCard key={lead.slug} post={lead} lead heading="h2" />}
        {others.length > 0 && (
          <PostGrid>
            {others.map((post) => (
              <PostCard key={post.slug} post={post} heading="h2" />
            ))}
          </PostGrid>
        )}
      </div>
      <Pager
        label={texts.pages}
        page={page}
        pages={pages}
        to={(other) => blogPath(chosen, other)}
        before={texts.before}
        after={texts.after}
      />
    </>
  );
}
