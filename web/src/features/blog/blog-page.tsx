import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button.tsx';
import { NoSuchPage } from '../../components/lists/no-such-page.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { PageLoading } from '../../components/page-state.tsx';
import { KolamFigure } from '../../components/pictures/kolam-figure.tsx';
import { feedPath, paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { anyCategoryIn, blogPath, pageIn } from '../../lib/links/list-path.ts';
import { ofPage, PageHead } from '../../lib/page-head/page-head.tsx';
import * as texts from '../../texts/en/blog.tsx';
import { allCourses, tryAgain } from '../../texts/en/parts.ts';
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
      <h2>{texts.none}</h2>
      {retry ? (
        <>
          <p>{texts.unreachable}</p>
          <Button kind="secondary" onClick={retry}>
            {tryAgain}
          </Button>
        </>
      ) : (
        <ButtonLink kind="secondary" to={paths.courses}>
          {allCourses}
        </ButtonLink>
      )}
    </div>
  );
}

export function BlogPage() {
  const [search] = useSearchParams();
  const [page, chosen] = [pageIn(search), anyCategoryIn(search)];
  const { city } = useOwnFacts();
  const { data, isPending, refetch } = useQuery(useContentQueries().posts(page, chosen));
  if (data && page > 1 && page > data.pages)
    return <NoSuchPage first={blogPath(data.pages ? chosen : undefined)} />;
  return (
    <>
      <PageHead
        {...ofPage(texts.title, texts.descriptionOf(city), page)}
        canonicalPath={chosen ? paths.blog : blogPath(undefined, page)}
        {...(chosen && data?.pages === 0 && { status: 404 })}
      />
      <section className={`wrap ${styles.page}`}>
        <PageTop title={texts.ourBlog}>
          {texts.lead((text) => (
            <a href={feedPath}>{text}</a>
          ))}
        </PageTop>
        {data ? (
          <PostList list={data} page={page} chosen={chosen} />
        ) : isPending ? (
          <PageLoading inSection />
        ) : (
          <NoPosts retry={() => void refetch()} />
        )}
        {data?.items.length === 0 && <NoPosts />}
      </section>
    </>
  );
}
