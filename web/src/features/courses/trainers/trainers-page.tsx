import { messages, type StoredTrainer, type Teaching } from '@institute/schema';
import { ButtonLink } from '../../../components/button.tsx';
import { CallBand } from '../../../components/call-band.tsx';
import { Content } from '../../../components/content.tsx';
import { Empty } from '../../../components/empty.tsx';
import { InvitationLink } from '../../../components/invitation-link.tsx';
import { linkTo, PageLink } from '../../../components/page-link.tsx';
import { PageLoading } from '../../../components/page-state.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { Door, doorColors, type DoorColor } from '../../../components/pictures/door.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useAwaited } from '../../../lib/content/use-read.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import { experience } from '../../../texts/en/offer.ts';
import * as texts from '../../../texts/en/trainers.tsx';
import { NextBatch } from './next-batch.tsx';
import styles from './trainers-page.module.css';

interface TrainerItemProps {
  readonly trainer: StoredTrainer;
  readonly teaching: Teaching | undefined;
  readonly color: DoorColor;
  readonly isFirst: boolean;
}

function TrainerItem({ trainer, teaching, color, isFirst }: TrainerItemProps) {
  const { _id, name, photo, teaches, qualifications, years, links } = trainer;
  return (
    <li>
      <Door seed={name} image={photo} color={color} eager={isFirst} />
      <div className={styles.who}>
        <h2>{name}</h2>
        <p className={styles.says}>{teaches}</p>
        {years > 0 && <p className={styles.soft}>{experience(years)}</p>}
        {qualifications.length > 0 && <p className={styles.soft}>{qualifications.join(' · ')}</p>}
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map(({ label, url }) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                {label}
                <span className="visually-hidden">{texts.of(name)}</span>
              </a>
            ))}
          </p>
        )}
      </div>
      <div className={styles.teaching}>
        {teaching && teaching.courses.length > 0 && (
          <>
            <h3 id={`courses-${_id}`}>
              {texts.courses}
              <span className="visually-hidden">{texts.of(name)}</span>
            </h3>
            <ul className={styles.courses} aria-labelledby={`courses-${_id}`}>
              {teaching.courses.map(({ slug, title }) => (
                <li key={slug}>
                  <PageLink to={paths.course(slug)}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </>
        )}
        {teaching?.next && <NextBatch batch={teaching.next} />}
      </div>
    </li>
  );
}

/** How many doors the first screen has at most. */
const firstCount = 2;

interface TrainersProps {
  readonly trainers: readonly StoredTrainer[];
  readonly teaching: readonly Teaching[];
}

function Trainers({ trainers, teaching }: TrainersProps) {
  return (
    <ul className={styles.list}>
      {trainers.map((trainer, index) => (
        <TrainerItem
          key={trainer._id}
          trainer={trainer}
          teaching={teaching.find((each) => each.trainer === trainer._id)}
          color={doorColors[index % doorColors.length] ?? 'indigo'}
          isFirst={index < firstCount}
        />
      ))}
    </ul>
  );
}

/** Everybody who teaches (trainers-2). */
export function TrainersPage() {
  const { city, invitesToDemos } = useOwnFacts();
  const queries = useContentQueries();
  // What a trainer teaches is more than half of their entry: the entries below would be pushed away.
  const { data: teaching = [], isWaiting } = useAwaited(queries.teaching());
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.descriptionOf(city)}
        canonicalPath={paths.trainers}
      />
      <Content query={queries.list('trainers')} failure={messages.fetch.trainers}>
        {(trainers) =>
          isWaiting ? (
            <PageLoading />
          ) : (
            <>
              <div className={`wrap ${styles.page}`}>
                <PageTop title={texts.title}>
                  {invitesToDemos ? texts.lead(linkTo(paths.demo)) : texts.leadAlone}
                </PageTop>
                {trainers.length > 0 ? (
                  <Trainers trainers={trainers} teaching={teaching} />
                ) : (
                  <Empty title={texts.noneTitle} text={texts.noneText}>
                    <ButtonLink to={paths.courses}>{texts.exploreCourses}</ButtonLink>
                  </Empty>
                )}
              </div>
              <CallBand
                title={texts.askTitle}
                text={invitesToDemos ? texts.askText : texts.askAlone}
                seed="trainers"
              >
                <InvitationLink to={paths.demo}>{texts.bookDemo}</InvitationLink>
                <ButtonLink to={paths.batches} kind="on-indigo">
                  {texts.upcomingBatches}
                </ButtonLink>
              </CallBand>
            </>
          )
        }
      </Content>
    </>
  );
}
