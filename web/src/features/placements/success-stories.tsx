import { messages, pastRecord } from '@institute/schema';
import { Content } from '../../components/content.tsx';
import { Empty } from '../../components/empty.tsx';
import { Pager } from '../../components/lists/pager.tsx';
import { StoryCard } from '../../components/lists/story-card.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useLacksClaims } from '../../lib/content/use-lacks-claims.ts';
import { useOnlyBacked } from '../../lib/content/use-only-backed.ts';
import { placementsPath } from '../../lib/links/list-path.ts';
import * as texts from '../../texts/en/placements.ts';
import * as parts from '../../texts/en/parts.ts';
import styles from './success-stories.module.css';

/** A page of the placements, latest first. */
export function SuccessStories({ page }: { readonly page: number }) {
  const onlyBacked = useOnlyBacked();
  const lacksClaims = useLacksClaims();
  return (
    <section className="wrap section" aria-labelledby="success-stories">
      <SectionHead id="success-stories" title={texts.stories} text={texts.storiesLead} />
      <Content
        query={useContentQueries().placements(page)}
        failure={messages.fetch.placements}
        inSection
      >
        {({ items, pages }) =>
          items.length > 0 ? (
            <>
              <ul className={styles.stories}>
                {items.map((story) => (
                  <StoryCard key={story._id} story={story} />
                ))}
              </ul>
              {onlyBacked && <p className={styles.past}>{pastRecord}</p>}
              <Pager
                label={texts.storiesPages}
                page={page}
                pages={pages}
                to={placementsPath}
                before={texts.newer}
                after={texts.older}
              />
            </>
          ) : (
            <Empty title={lacksClaims ? texts.needConnection : texts.none} text={texts.noneText}>
              <PageLink to={paths.courses}>{parts.allCourses}</PageLink>
            </Empty>
          )
        }
      </Content>
    </section>
  );
}
