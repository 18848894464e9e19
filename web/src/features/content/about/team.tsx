import { useQuery } from '@tanstack/react-query';
import { PageLink } from '../../../components/page-link.tsx';
import { Door, doorColors } from '../../../components/pictures/door.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import * as texts from '../../../texts/en/about.ts';
import styles from './team.module.css';

/** How many trainers stand in a row on a wide screen. */
const shownCount = 6;

/** Those who teach, in their doors; nothing if they cannot be read (about-4). */
export function Team() {
  const { data: trainers = [] } = useQuery(useContentQueries().list('trainers'));
  if (trainers.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="team">
      <SectionHead id="team" title={texts.team}>
        <PageLink to={paths.trainers}>{texts.allTrainers}</PageLink>
      </SectionHead>
      <ul className={styles.people}>
        {trainers.slice(0, shownCount).map(({ _id, name, photo, teaches }, index) => (
          <li key={_id}>
            <Door
              seed={name}
              image={photo}
              color={doorColors[index % doorColors.length] ?? 'indigo'}
            />
            <h3>{name}</h3>
            <p>{teaches}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
