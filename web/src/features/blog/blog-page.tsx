import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '../../components/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import styles from './blog-page.module.css';
import { NoPosts } from './no-posts.tsx';
import { PostList } from './post-list.tsx';

export function BlogPage() {
  const { data: posts, isPending, refetch } = useQuery(useContentQueries().posts());
  return (
    <>
      <PageHead
        title="Blog"
        description="What our trainers and students write down: technology explained step by step, careers, fees, and what companies in Chennai ask for."
        canonicalPath={paths.blog}
      />
      <section className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <h1>Our Blog</h1>
          <p>
            What our trainers and students write down, so that the next person does not have to find
            it out alone.
          </p>
        </header>
        {posts && posts.length > 0 && <PostList posts={posts} />}
        {posts?.length === 0 && <NoPosts />}
        {!posts && isPending && <PageLoading inSection />}
        {!posts && !isPending && <NoPosts retry={() => void refetch()} />}
      </section>
    </>
  );
}
