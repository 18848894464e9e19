import { institute, postCategories } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { NoSuchPage } from '../../components/lists/no-such-page.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { PageLoading } from '../../components/page-state.tsx';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import { feedPath, paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { blogPath, categoryIn, pageIn } from '../../lib/links/list-path.ts';
import { ofPage, PageHead } from '../../lib/page-head/page-head.tsx';
import { PostList } from './post-list.tsx';
import styles from './blog-page.module.css';

interface NoPostsProps {
  /** Retries the read; given if it failed. */
  readonly retry?: () => void;
}

/** Empty or error state of the list of posts (blog-4: no toast). */
function NoPosts({ retry }: NoPostsProps) {
  return (
    <div className={styles.none} role="status">
      <KolamFigure seed="no-posts" className={styles.kolam} drawn={0.4} inHtml />
      <h2>No blog posts found.</h2>
      {retry && (
        <>
          <p>We cannot reach our server at the moment. Please try again.</p>
          <Button kind="secondary" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

const description = `What our trainers and students write down: technology explained step by step, careers, fees, and what companies in ${institute.city} ask for.`;

export function BlogPage() {
  const [search] = useSearchParams();
  const [page, chosen] = [pageIn(search), categoryIn(search, postCategories)];
  const { data, isPending, refetch } = useQuery(useContentQueries().posts(page, chosen));
  if (data && page > 1 && page > data.pages) return <NoSuchPage first={blogPath(chosen)} />;
  return (
    <>
      <PageHead
        {...ofPage('Blog', description, page)}
        canonicalPath={chosen ? paths.blog : blogPath(undefined, page)}
      />
      <section className={`wrap ${styles.page}`}>
        <PageTop title="Our Blog">
          What our trainers and students write down, so that the next person does not have to find
          it out alone. <a href={feedPath}>Follow it by RSS</a>
        </PageTop>
        {data && <PostList list={data} page={page} chosen={chosen} />}
        {data?.items.length === 0 && <NoPosts />}
        {!data && isPending && <PageLoading inSection />}
        {!data && !isPending && <NoPosts retry={() => void refetch()} />}
      </section>
    </>
  );
}
