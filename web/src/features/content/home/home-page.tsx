import { messages, type Home, type HomeStat, type Notes } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button.tsx';
import { CallBand } from '../../../components/call-band.tsx';
import { Content } from '../../../components/content.tsx';
import { Figures } from '../../../components/figures.tsx';
import { InvitationLink } from '../../../components/invitation-link.tsx';
import { BatchList } from '../../../components/lists/batch-list.tsx';
import { CourseGrid } from '../../../components/lists/course-grid.tsx';
import { CoursePlate } from '../../../components/lists/course-plate.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { PageMessage } from '../../../components/page-state.tsx';
import { Door } from '../../../components/pictures/door.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import * as texts from '../../../texts/en/home.ts';
import * as parts from '../../../texts/en/parts.ts';
import { Board } from './board.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustedBy } from './trusted-by.tsx';
import styles from './home-page.module.css';
import '../focal-point.css';

/** The call to action at the end of home. */
function CallToAction({ title, description, buttonText }: Home['callToAction']) {
  return (
    <CallBand title={title} text={description} seed={title}>
      <ButtonLink to={paths.courses}>{buttonText}</ButtonLink>
      <ButtonLink to={paths.contact} kind="on-indigo">
        {parts.contactUs}
      </ButtonLink>
    </CallBand>
  );
}

/** The featured courses. */
function FeaturedCourses({ slugs }: { readonly slugs: readonly string[] }) {
  const { data: courses } = useQuery(useContentQueries().featuredCourses(slugs));
  if (!courses || courses.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="featured-courses">
      <SectionHead id="featured-courses" title={texts.featured}>
        <PageLink to={paths.courses}>{parts.allCourses}</PageLink>
      </SectionHead>
      <CourseGrid>
        {courses.map((course) => (
          <CoursePlate key={course.slug} course={course} />
        ))}
      </CourseGrid>
    </section>
  );
}

/** The hero of the home page: two ways to start, and what is next over the foot of the door. */
const Hero = ({ home }: { readonly home: Home }) => (
  <section className={`wrap ${styles.hero}`}>
    <div className={styles.words}>
      <h1>{home.heroTitle}</h1>
      <p className={styles.description}>{home.heroDescription}</p>
      <p className={styles.actions}>
        <ButtonLink to={paths.courses}>{texts.exploreCourses}</ButtonLink>
        <InvitationLink to={paths.freeDemo} kind="secondary">
          {texts.freeDemo}
        </InvitationLink>
      </p>
    </div>
    <div className={styles.entry}>
      <Door
        seed={home.heroTitle}
        image={home.heroImage}
        sizes="(min-width: 60rem) 60rem, 78vw"
        className={styles.door}
        eager
      />
      <Board />
    </div>
  </section>
);

/** The next batches (home-10). */
function StartingSoon() {
  const today = useLocalDay();
  const { invitesToDemos } = useOwnFacts();
  const { data: batches = [] } = useQuery(useContentQueries().nextBatches());
  const upcoming = batches.filter(({ firstDay }) => firstDay >= today);
  if (upcoming.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="soon">
      <SectionHead id="soon" title={texts.startingSoon}>
        <p className={styles.links}>
          <PageLink to={paths.batches}>{parts.allBatches}</PageLink>
          {invitesToDemos && <PageLink to={paths.demo}>{texts.demoClasses}</PageLink>}
        </p>
      </SectionHead>
      <BatchList batches={upcoming} />
    </section>
  );
}

interface StatsBandProps {
  readonly stats: readonly HomeStat[];
  readonly notes: Notes | undefined;
}

/** The institute in numbers. */
function StatsBand({ stats, notes }: StatsBandProps) {
  if (stats.length === 0) return null;
  return (
    <section className={styles.proof} aria-label={parts.inNumbers}>
      <div className="wrap">
        <Figures
          name={parts.inNumbers}
          figures={stats.map(({ value, label }) => ({
            value,
            label,
            note: notes?.[`${value} ${label}`],
          }))}
          moving
        />
      </div>
    </section>
  );
}

export function HomePage() {
  const queries = useContentQueries();
  const { name, city } = useOwnFacts();
  const { data: info } = useQuery(queries.singleton('contactInfo'));
  return (
    <Content query={queries.singleton('home')} failure={messages.fetch.home}>
      {(home) => (
        <>
          <PageHead
            title={name}
            description={home?.heroDescription || texts.descriptionOf(city)}
            canonicalPath={paths.home}
            subject={{ kind: 'institute', info }}
          />
          {home ? (
            <>
              <Hero home={home} />
              <StatsBand stats={home.stats} notes={home.notes} />
              <FeaturedCourses slugs={home.featuredCourses} />
              <StartingSoon />
              <Testimonials testimonials={home.testimonials} />
              <TrustedBy />
              <CallToAction {...home.callToAction} />
            </>
          ) : (
            <PageMessage title={texts.missingTitle} text={texts.missingText}>
              <ButtonLink to={paths.contact}>{parts.contactUs}</ButtonLink>
            </PageMessage>
          )}
        </>
      )}
    </Content>
  );
}
