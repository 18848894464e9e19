import {
  courseFeaturesIn,
  feeTotal,
  institute,
  levelName,
  messages,
  moneyText,
  shortDay,
  type CourseModule,
  type CourseQuestion,
  type OfferedCourse,
} from '@institute/schema';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { CallBand } from '../../../components/call-band.tsx';
import { Content } from '../../../components/content.tsx';
import { Moves } from '../../../components/moves.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { PageLoading, PageMessage } from '../../../components/page-state.tsx';
import { paths } from '../../../config/paths.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useMoved } from '../../../lib/content/use-read.ts';
import { demoPath } from '../../../lib/demo/demo-filter.ts';
import { contactPath, freeDemoPath } from '../../../lib/enquiries/contact-course.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import * as texts from '../../../texts/en/course.ts';
import { CourseFacts } from './course-facts.tsx';
import { CourseFees } from './course-fees.tsx';
import { CourseBatches, CourseTrainers } from './course-offer.tsx';
import { CourseOutcome } from './course-outcome.tsx';
import styles from './course-page.module.css';
import { useUpcoming } from './use-upcoming.ts';

/** Empty lines divide it. */
const Paragraphs = ({ text }: { readonly text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>);

interface PointsProps {
  readonly id: string;
  readonly title: string;
  readonly points: readonly string[];
}

const Points = ({ id, title, points }: PointsProps) =>
  points.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </section>
  );

/** Questions and answers of a course, folded (course-9). */
const CourseQuestions = ({ questions }: { readonly questions: readonly CourseQuestion[] }) =>
  questions.length > 0 && (
    <section aria-labelledby="questions">
      <h2 id="questions">{texts.questions}</h2>
      <div className={styles.folds}>
        {questions.map(({ question, answer }, index) => (
          <details key={index}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <Paragraphs text={answer} />
          </details>
        ))}
      </div>
    </section>
  );

/** The curriculum as collapsible modules, the first one open. */
function CourseModules({ modules }: { readonly modules: readonly CourseModule[] }) {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">{texts.modules}</h2>
      {modules.length === 0 ? (
        <p>{texts.noModules}</p>
      ) : (
        <div className={styles.folds}>
          {modules.map(({ module, topics }, index) => (
            <details key={index} open={index === 0}>
              <summary>
                <span>{index + 1}</span>
                <h3>{module}</h3>
              </summary>
              <ul>
                {topics.map((topic, position) => (
                  <li key={position}>{topic}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}

function CourseNotFound() {
  const isMoved = useMoved();
  useEffect(() => {
    if (!isMoved) notify('error', messages.failureTitle, messages.courseNotFound);
  }, [isMoved]);
  return (
    <>
      <PageHead title={texts.notFound} description={texts.notFoundText} status={404} />
      {isMoved ? (
        <PageLoading />
      ) : (
        <PageMessage title={texts.notFound} text={texts.notFoundText}>
          <ButtonLink to={paths.courses}>{texts.backToCourses}</ButtonLink>
        </PageMessage>
      )}
    </>
  );
}

function Syllabus({ course }: { readonly course: OfferedCourse }) {
  const { area, courseFeatures, invitesToDemos } = useOwnFacts();
  const features = courseFeatures ?? (institute.fixedTexts ? courseFeaturesIn(area) : []);
  const contact = contactPath(course);
  const fixed = institute.fixedTexts ? texts.defaultHighlights : [];
  const highlights = course.highlights.length > 0 ? course.highlights : fixed;
  return (
    <>
      <PageHead
        title={course.title}
        description={course.shortDescription || course.description}
        canonicalPath={paths.course(course.slug)}
        subject={{ kind: 'course', course }}
      />
      <article className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <p className={styles.back}>
            <PageLink to={paths.courses}>{`← ${texts.backToCourses}`}</PageLink>
          </p>
          <p className={styles.level}>{levelName(course.level)}</p>
          <Moves name={`course-${course.slug}`}>
            <h1 data-long={course.title.length > 40 || undefined}>{course.title}</h1>
          </Moves>
          {course.shortDescription && <p className={styles.lead}>{course.shortDescription}</p>}
        </header>
        <CourseFacts course={course} contact={contact} />
        <div className={styles.body}>
          <section aria-labelledby="overview">
            <h2 id="overview">{texts.overview}</h2>
            <Paragraphs text={course.description} />
            {course.prerequisites && (
              <p className={styles.note}>
                <strong>{texts.beforeYouBegin}</strong> <span>{course.prerequisites}</span>
              </p>
            )}
          </section>
          <CourseBatches course={course} />
          <Points id="learn" title={texts.whatYouLearn} points={highlights} />
          <CourseModules modules={course.curriculum} />
          <CourseTrainers trainers={course.trainers} />
          <CourseOutcome title={course.title} />
          <Points id="features" title={texts.features} points={features} />
          <CourseFees course={course} />
          <CourseQuestions questions={course.questions} />
        </div>
      </article>
      <CallBand
        title={invitesToDemos ? texts.comeAndSee : texts.visit}
        text={invitesToDemos ? texts.comeAndSeeText : texts.visitText}
        seed={course.slug}
      >
        <ButtonLink to={contact}>{texts.enrol}</ButtonLink>
        {invitesToDemos && (
          <>
            <ButtonLink to={freeDemoPath(course)} kind="on-indigo">
              {texts.bookDemo}
            </ButtonLink>
            <ButtonLink to={demoPath({ course: course.slug })} kind="on-indigo">
              {texts.seeDemos}
            </ButtonLink>
          </>
        )}
      </CallBand>
    </>
  );
}

/** What the course costs, when it begins, and what to press next. */
export function CourseStep({ course }: { readonly course: OfferedCourse }) {
  const { price, fees, duration } = course;
  const [next] = useUpcoming(course);
  return (
    <>
      <p>
        <b>{price > 0 ? moneyText(feeTotal(price, fees)) : duration}</b>
        {next && shortDay(next.firstDay)}
      </p>
      <ButtonLink to={contactPath(course)}>{texts.apply}</ButtonLink>
    </>
  );
}

export function CoursePage() {
  const { slug = '' } = useParams();
  const queries = useContentQueries();
  return (
    <Content query={queries.course(slug)} failure={messages.fetch.course}>
      {(course) => (course ? <Syllabus course={course} /> : <CourseNotFound />)}
    </Content>
  );
}
