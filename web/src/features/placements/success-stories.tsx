import { messages, type StoredPlacement } from '@institute/schema';
import { Content } from '../../components/content.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { useContentQueries } from '../../lib/content/content-context.ts';
import styles from './success-stories.module.css';

/** A student's path from a course to a company. */
function Story({ story }: { readonly story: StoredPlacement }) {
  return (
    <li className={styles.story}>
      <h3>{story.studentName}</h3>
      <p className={styles.from}>{story.course}</p>
      <p className={styles.to}>
        <strong>{story.company}</strong>
        <span>{story.position}</span>
      </p>
    </li>
  );
}

/** The placements, latest first. */
export function SuccessStories() {
  return (
    <section className="wrap section" aria-labelledby="success-stories">
      <SectionHead
        id="success-stories"
        title="Success Stories"
        text="Who they are, what they learned here, and where they work now. The latest come first."
      />
      <Content
        query={useContentQueries().placements()}
        failure={messages.fetch.placements}
        inSection
      >
        {(placements) =>
          placements.length > 0 ? (
            <ul className={styles.stories}>
              {placements.map((story) => (
                <Story key={story._id} story={story} />
              ))}
            </ul>
          ) : (
            <p className={styles.none}>No placements available</p>
          )
        }
      </Content>
    </section>
  );
}
