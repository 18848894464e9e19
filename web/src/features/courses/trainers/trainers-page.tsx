import { messages } from '@institute/schema';
import { Content } from '../../../components/content.tsx';
import { PersonImage } from '../../../components/pictures/person-image.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import styles from './trainers-page.module.css';

/** Everybody who teaches (trainers-2). */
export const TrainersPage = () => (
  <>
    <PageHead
      title="Trainers"
      description="The trainers of our institute in Chennai: their subjects, qualifications and years of experience."
      canonicalPath={paths.trainers}
    />
    <Content query={useContentQueries().trainers()} failure={messages.fetch.trainers}>
      {(trainers) => (
        <section className={`wrap ${styles.page}`}>
          <h1>Trainers</h1>
          {trainers.length === 0 && <p>Our trainers will be introduced here soon.</p>}
          <ul className={styles.list}>
            {trainers.map(({ _id, name, photo, teaches, qualifications, years, links }) => (
              <li key={_id} className={styles.trainer}>
                <PersonImage image={photo} name={name} />
                <div>
                  <h2>{name}</h2>
                  <p>{teaches}</p>
                  {years > 0 && <p>{years === 1 ? '1 year' : `${years} years`} of experience</p>}
                  {qualifications.length > 0 && <p>{qualifications.join(' · ')}</p>}
                  {links.map(({ label, url }) => (
                    <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                      {label}
                      <span className="visually-hidden"> of {name}</span>
                    </a>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Content>
  </>
);
