import type { StoredPost } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { PageLink } from '../../../components/page-link.tsx';
import { PostCard } from '../../../components/lists/post-card.tsx';
import { PostGrid } from '../../../components/lists/post-grid.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';

/** Related posts; nothing if the other posts cannot be read. */
export function RelatedPosts({ post }: { readonly post: StoredPost }) {
  const { data: related = [] } = useQuery(useContentQueries().relatedPosts(post));
  if (related.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="related-posts">
      <SectionHead id="related-posts" title="Read next">
        <PageLink to={paths.blog}>All posts</PageLink>
      </SectionHead>
      <PostGrid>
        {related.map((other) => (
          <PostCard key={other.slug} post={other} />
        ))}
      </PostGrid>
    </section>
  );
}
