import { authorSlug, messages, storedAuthor, type PostSummary } from '@institute/schema';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { Content } from '../../components/content.tsx';
import { PostCard } from '../../components/lists/post-card.tsx';
import { PostGrid } from '../../components/lists/post-grid.tsx';
import { linkTo } from '../../components/page-link.tsx';
import { PageMessage } from '../../components/page-state.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import * as texts from '../../texts/en/author.tsx';

function NoAuthor() {
  return (
    <>
      <PageHead title={texts.noAuthor} description={texts.noAuthorText} status={404} />
      <PageMessage title={texts.noAuthor} text={texts.noAuthorText}>
        <ButtonLink to={paths.blog}>{texts.backToBlog}</ButtonLink>
      </PageMessage>
    </>
  );
}

interface PostsProps {
  readonly posts: readonly [PostSummary, ...PostSummary[]];
}

function Posts({ posts }: PostsProps) {
  const [first] = posts;
  const { author } = first;
  const { spokenName } = useOwnFacts();
  return (
    <>
      <PageHead
        title={author}
        description={texts.descriptionBy(
          posts.length,
          author,
          posts.map(({ title }) => title).join('; '),
        )}
        canonicalPath={paths.author(authorSlug(storedAuthor(author, spokenName)))}
      />
      <section className="wrap">
        <PageTop title={author} seed={author}>
          {texts.countedInBlog(posts.length, linkTo(paths.blog))}
        </PageTop>
        <div className="section">
          {posts.length === 1 ? (
            <PostCard post={first} lead heading="h2" />
          ) : (
            <PostGrid>
              {posts.map((post) => (
                <PostCard key={post.slug} post={post} heading="h2" />
              ))}
            </PostGrid>
          )}
        </div>
      </section>
    </>
  );
}

/** The posts of an author (blog-10). */
export function AuthorPage() {
  const { author = '' } = useParams();
  return (
    <Content query={useContentQueries().authorPosts(author)} failure={messages.fetch.posts}>
      {([first, ...others]) => (first ? <Posts posts={[first, ...others]} /> : <NoAuthor />)}
    </Content>
  );
}
