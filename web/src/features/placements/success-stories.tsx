import { messages, pastRecord, type StoredPlacement } from '@institute/schema';
import { Content } from '../../components/content.tsx';
import { Pager } from '../../components/lists/pager.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useLacksClaims } from '../../lib/content/use-lacks-claims.ts';
import { useOnlyBacked } from '../../lib/content/use-only-backed.ts';
import { placementsPath } from '../../lib/links/list-path.ts';
import styles from './success-stories.module.css';

/** A student's path from a course to a company. */
function Story({ story }: { readonly story: StoredPlacement }) {
  return (
    <li className={styles.story}>
      <h3>{story.studentName}</h3>
      <p className={styles.from}>
        {story.course}
        {story.duration && `, ${story.duration}, ${story.paid === 'yes' ? 'paid' : 'free'}`}
      </p>
      <p className={styles.to}>
        <strong>{story.company}</strong>
        <span>{story.position}</span>
      </p>
    </li>
  );
}

/** A page of the placements, latest first. */
export function SuccessStories({ page }: { readonly page: number }) {
  const onlyBacked = useOnlyBacked();
  const lacksClaims = useLacksClaims();
  return (
    <section className="wrap section" aria-labelledby="success-stories">
      <SectionHead
        id="success-stories"
        title="Success Stories"
        text="Who they are, what they learned here, and where they work now. The latest come first."
      />
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
                  <Story key={story._id} story={story} />
                ))}
              </ul>
              {onlyBacked && <p className={styles.past}>{pastRecord}</p>}
              <Pager
                label="Pages of success stories"
                page={page}
                pages={pages}
                to={placementsPath}
                before="Newer stories"
                after="Older stories"
              />
            </>
          ) : (
            <p className={styles.none}>
              {lacksClaims ? 'Success stories need a connection.' : 'No placements available'}
            </p>
          )
        }
      </Content>
    </section>
  );
}
