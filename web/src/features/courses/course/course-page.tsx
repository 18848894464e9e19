import {
  feeTotal,
  institute,
  messages,
  rupees,
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
import { useMoved } from '../../../lib/content/use-read.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import { demoPath } from '../../../lib/demo/demo-filter.ts';
import { contactPath, freeDemoPath } from '../../../lib/enquiries/contact-course.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseFees } from './course-fees.tsx';
import { CourseBatches, CourseTrainers } from './course-offer.tsx';
import { CourseOutcome } from './course-outcome.tsx';
import styles from './course-page.module.css';

/** Questions and answers of a course, folded (course-9). */
const CourseQuestions = ({ questions }: { readonly questions: readonly CourseQuestion[] }) =>
  questions.length > 0 && (
    <section aria-labelledby="questions">
      <h2 id="questions">Questions and Answers</h2>
      <div className={styles.folds}>
        {questions.map(({ question, answer }, index) => (
          <details key={index}>
            <summary>
              <h3>{question}</h3>
            </summary>
            {answer.split(/\n{2,}/).map((paragraph, position) => (
              <p key={position}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  );

/** The curriculum as collapsible modules, the first one open. */
function CourseModules({ modules }: { readonly modules: readonly CourseModule[] }) {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">Course Modules</h2>
      {modules.length === 0 && <p>Course curriculum will be updated soon.</p>}
      {modules.length > 0 && (
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

/** Fallback highlights (course-4). */
const defaultHighlights = [
  'Comprehensive curriculum',
  'Expert instruction',
  'Hands-on projects',
  'Industry certification',
  'Placement support',
] as const;

/** "Course Features" (course-6). */
const features = [
  `Classes on weekdays or weekends, in ${institute.area} or online`,
  'Small batches, so that every question gets an answer',
  'Doubt sessions every Saturday',
  'Recordings of every class for a year',
  'Mock interviews before you apply',
] as const;

function CourseNotFound() {
  const isMoved = useMoved();
  useEffect(() => {
    if (!isMoved) notify('error', messages.failureTitle, messages.courseNotFound);
  }, [isMoved]);
  return (
    <>
      <PageHead
        title="Course Not Found"
        description="The course you're looking for doesn't exist."
        status={404}
      />
      {isMoved ? (
        <PageLoading />
      ) : (
        <PageMessage title="Course Not Found" text="The course you're looking for doesn't exist.">
          <ButtonLink to={paths.courses}>Back to Courses</ButtonLink>
        </PageMessage>
      )}
    </>
  );
}

function Syllabus({ course }: { readonly course: OfferedCourse }) {
  const contact = contactPath(course);
  const highlights = course.highlights.length > 0 ? course.highlights : defaultHighlights;
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
            <PageLink to={paths.courses}>← Back to Courses</PageLink>
          </p>
          <p className={styles.level}>{course.level}</p>
          <Moves name={`course-${course.slug}`}>
            <h1>{course.title}</h1>
          </Moves>
          {course.shortDescription && <p className={styles.lead}>{course.shortDescription}</p>}
        </header>
        <CourseFacts course={course} contact={contact} />
        <div className={styles.body}>
          <section aria-labelledby="overview">
            <h2 id="overview">Course Overview</h2>
            {course.description.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
            {course.prerequisites && (
              <p className={styles.note}>
                <strong>Before you begin:</strong> {course.prerequisites}
              </p>
            )}
          </section>
          <CourseBatches course={course} />
          <section aria-labelledby="learn">
            <h2 id="learn">What You&apos;ll Learn</h2>
            <ul className={styles.list}>
              {highlights.map((highlight, index) => (
                <li key={index}>{highlight}</li>
              ))}
            </ul>
          </section>
          <CourseModules modules={course.curriculum} />
          <CourseTrainers trainers={course.trainers} />
          <CourseOutcome title={course.title} />
          <section aria-labelledby="features">
            <h2 id="features">Course Features</h2>
            <ul className={styles.list}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
          <CourseFees course={course} />
          <CourseQuestions questions={course.questions} />
        </div>
      </article>
      <CallBand
        title="Come and see a class"
        text="Sit in for an hour, meet the trainer, and ask everything. It costs nothing."
        seed={course.slug}
      >
        <ButtonLink to={contact}>Enroll Now</ButtonLink>
        <ButtonLink to={freeDemoPath(course)} kind="on-indigo">
          Book Free Demo
        </ButtonLink>
        <ButtonLink to={demoPath({ course: course.slug })} kind="on-indigo">
          See Demo Classes
        </ButtonLink>
      </CallBand>
    </>
  );
}

/** What the course costs, when it begins, and what to press next. */
export function CourseStep({ course }: { readonly course: OfferedCourse }) {
  const { price, fees, batches, duration } = course;
  const today = useLocalDay();
  const next = batches.find(({ firstDay }) => firstDay >= today);
  return (
    <>
      <p>
        <b>{price > 0 ? rupees(feeTotal(price, fees)) : duration}</b>
        {next && shortDay(next.firstDay)}
      </p>
      <ButtonLink to={contactPath(course)}>Apply Now</ButtonLink>
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
