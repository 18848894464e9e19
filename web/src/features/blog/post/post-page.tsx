import { messages } from '@institute/schema';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { Content } from '../../../components/content.tsx';
import { PageLoading, PageMessage } from '../../../components/page-state.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useMoved } from '../../../lib/content/use-read.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import { PostArticle } from './post-article.tsx';
import { RelatedPosts } from './related-posts-section.tsx';

function PostNotFound() {
  const isMoved = useMoved();
  const text = 'There is no post at this address. It may have been moved or removed.';
  return (
    <>
      <PageHead title="Post not found" description={text} status={404} />
      {isMoved ? (
        <PageLoading />
      ) : (
        <PageMessage title="Post not found" text={text}>
          <ButtonLink to={paths.blog}>Back to the blog</ButtonLink>
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
