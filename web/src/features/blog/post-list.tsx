import { postCategories, type PostSummary } from '@institute/schema';
import { useSearchParams } from 'react-router-dom';
import { FilterChips } from '../../components/filter-chips.tsx';
import { PostCard } from '../../components/post-card.tsx';
import { PostGrid } from '../../components/post-grid.tsx';
import { blogPath, categoryParameter } from '../../lib/links/blog-path.ts';
import styles from './blog-page.module.css';

/** The posts of the category in the address, or all; the newest is shown large. */
export function PostList({ posts }: { readonly posts: readonly PostSummary[] }) {
  const [parameters] = useSearchParams();
  const categories = postCategories.filter((name) => posts.some((post) => post.category === name));
  const chosen = categories.find((name) => categoryParameter(name) === parameters.get('category'));
  const [first, ...others] = chosen ? posts.filter(({ category }) => category === chosen) : posts;
  const chips = [undefined, ...categories].map((category) => ({
    label: category ?? 'All',
    to: blogPath(category),
    current: category === chosen,
  }));
  return (
    <>
      <FilterChips label="Blog categories" chips={chips} />
      <div className={styles.posts}>
        {first && <PostCard key={first.slug} post={first} lead heading="h2" />}
        {others.length > 0 && (
          <PostGrid>
            {others.map((post) => (
              <PostCard key={post.slug} post={post} heading="h2" />
            ))}
          </PostGrid>
        )}
      </div>
    </>
  );
}
