import { messages, type StoredPost } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { Content } from '../../../components/content.tsx';
import { PostCard } from '../../../components/lists/post-card.tsx';
import { PostGrid } from '../../../components/lists/post-grid.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { PageLoading, PageMessage } from '../../../components/page-state.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useMoved } from '../../../lib/content/use-read.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import * as texts from '../../../texts/en/post.ts';
import { PostArticle } from './post-article.tsx';

/** Related posts; nothing if the other posts cannot be read. */
function RelatedPosts({ post }: { readonly post: StoredPost }) {
  const { data: related = [] } = useQuery(useContentQueries().relatedPosts(post));
  if (related.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="related-posts">
      <SectionHead id="related-posts" title={texts.readNext}>
        <PageLink to={paths.blog}>{texts.allPosts}</PageLink>
      </SectionHead>
      <PostGrid>
        {related.map((other) => (
          <PostCard key={other.slug} post={other} />
        ))}
      </PostGrid>
    </section>
  );
}

function PostNotFound() {
  const isMoved = useMoved();
  return (
    <>
      <PageHead title={texts.notFound} description={texts.notFoundText} status={404} />
      {isMoved ? (
        <PageLoading />
      ) : (
        <PageMessage title={texts.notFound} text={texts.notFoundText}>
          <ButtonLink to={paths.blog}>{texts.backToBlog}</ButtonLink>
        </PageMessage>
      )}
    </>
  );
}

export function PostPage() {
  const { slug = '' } = useParams();
  return (
    <Content query={useContentQueries().post(slug)} failure={messages.fetch.posts}>
      {(post) =>
        post ? (
          <>
            <PageHead
              title={post.title}
              description={post.excerpt}
              canonicalPath={paths.post(post.slug)}
              subject={{ kind: 'post', post }}
            />
            <PostArticle key={post.slug} post={post} />
            <RelatedPosts post={post} />
          </>
        ) : (
          <PostNotFound />
        )
      }
    </Content>
  );
}
