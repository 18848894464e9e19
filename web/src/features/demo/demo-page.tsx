import {
  clockText,
  dayParts,
  demoModes,
  messages,
  rangeText,
  shortDay,
  timeName,
  type OfferedDemoSlot,
  root,
} from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ButtonAnchor } from '../../components/button-anchor.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Content } from '../../components/content.tsx';
import { Empty } from '../../components/empty.tsx';
import { Pick } from '../../components/lists/pick.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { useLocalDay } from '../../lib/dates/use-local-day.ts';
import { calendarOf, daySpan, weeksOf } from '../../lib/demo/demo-days.ts';
import { matchingSlots, readDemoFilter } from '../../lib/demo/demo-filter.ts';
import { isComing } from '../../lib/demo/is-coming.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import * as texts from '../../texts/en/demo.tsx';
import { inside } from '../../texts/en/offer.ts';
import { ClassCalendar } from './class-calendar.tsx';
import styles from './demo-page.module.css';
import { SlotList } from './slot-list.tsx';

const whenAndWhere = ({ day, from, to, mode, branch }: OfferedDemoSlot): string =>
  [shortDay(day), rangeText(from, to), inside(branch, demoModes[mode])].join(', ');

interface WeeksProps {
  readonly slots: readonly OfferedDemoSlot[];
  readonly today: string;
}

/** The classes by week. */
function Weeks({ slots, today }: WeeksProps) {
  const main = slots.find(({ left }) => left > 0);
  return weeksOf(slots.map(({ day }) => day)).map((week) => {
    const [monday = '', sunday = ''] = [week[0], week.at(-1)];
    return (
      <section key={monday}>
        <h3>{week.includes(today) ? texts.thisWeek : daySpan(monday, sunday)}</h3>
        <SlotList slots={slots.filter(({ day }) => day >= monday && day <= sunday)} main={main} />
      </section>
    );
  });
}

/** The chosen course, where there is one: a class about it names it, else it is read. */
function useChosenCourse(slug: string, slots: readonly OfferedDemoSlot[]) {
  const named = slots.find(({ course }) => course?.slug === slug)?.course;
  const query = useContentQueries().featuredCourses([slug]);
  const { data: read } = useQuery({ ...query, enabled: slug !== '' && !named });
  return named ?? read?.[0];
}

/** The classes to come, and those that the address asks for. */
function useClasses(slots: readonly OfferedDemoSlot[]) {
  const today = useLocalDay();
  const [parameters] = useSearchParams();
  const coming = slots.filter((slot) => isComing(slot, today));
  const { course: slug = '', mode } = readDemoFilter(parameters);
  const course = useChosenCourse(slug, coming);
  const found = matchingSlots(coming, { course: course?.slug, mode });
  return { today, coming, course, mode, found };
}

function Classes({ slots }: { readonly slots: readonly OfferedDemoSlot[] }) {
  const { today, coming, course, mode, found } = useClasses(slots);
  const courses = new Map(
    [...coming.map((slot) => slot.course), course].flatMap((each) =>
      each ? [[each.slug, each.title]] : [],
    ),
  );
  const [next] = found.length > 0 ? found : coming;
  const days = found.map(({ day }) => day);
  const shown = calendarOf(days);
  const top = (
    <PageTop title={texts.title}>
      {[texts.lead, next && texts.nextIs(whenAndWhere(next))].filter(Boolean).join(' ')}
    </PageTop>
  );
  const none = (
    <Empty
      title={next ? texts.noneLikeThat : texts.noneYet}
      text={next ? texts.askForAnother(texts.nextIs(whenAndWhere(next))) : texts.noneYetText}
    >
      <ButtonLink to={paths.contact}>{texts.ask}</ButtonLink>
    </Empty>
  );
  if (!next)
    return (
      <>
        {top}
        {none}
      </>
    );
  return (
    <>
      {top}
      <div className={styles.columns}>
        <div>
          <h2>{texts.chooseDay}</h2>
          {shown[0] && <p className={styles.hint}>{daySpan(shown[0], shown.at(-1)!)}</p>}
          <ClassCalendar days={days} today={today} />
          <p className={styles.hint}>{texts.filledDays(timeName)}</p>
        </div>
        <div>
          <h2>{texts.chooseTime}</h2>
          <Pick
            path={paths.demo}
            choices={[
              {
                name: 'course',
                label: texts.course,
                all: texts.allCourses,
                options: [...courses],
                value: course?.slug ?? '',
              },
              {
                name: 'mode',
                label: texts.where,
                all: texts.anywhere,
                options: Object.entries(demoModes),
                value: mode ?? '',
              },
            ]}
          />
          <p role="status" className={styles.count}>
            <span>
              {course
                ? texts.countedFor(
                    found.length,
                    <PageLink to={paths.course(course.slug)}>{course.title}</PageLink>,
                  )
                : texts.counted(found.length)}
            </span>
            {found.length < coming.length && (
              <PageLink to={paths.demo}>{texts.showAll(coming.length)}</PageLink>
            )}
          </p>
          {found.length > 0 ? <Weeks slots={found} today={today} /> : none}
        </div>
      </div>
    </>
  );
}

/** The next class with a place, and its form. */
export function DemoStep() {
  const { data = [] } = useQuery(useContentQueries().demoSlots());
  const next = useClasses(data).found.find(({ left }) => left > 0);
  if (!next)
    return (
      <ButtonLink to={paths.contact} kind="secondary">
        {texts.ask}
      </ButtonLink>
    );
  const { id, day, from, mode, branch } = next;
  const { weekday, date } = dayParts(day);
  const [first, second] = texts.nextAt(
    `${weekday} ${date}`,
    clockText(from),
    branch || inside('', demoModes[mode]),
  );
  return (
    <>
      <p>
        <b>{first}</b>
        {second}
      </p>
      <ButtonAnchor href={root + paths.demoSlot(id)} kind="primary">
        {texts.bookNext}
        <span className="visually-hidden">{texts.theNextClass}</span>
      </ButtonAnchor>
    </>
  );
}

const NoClasses = () => (
  <>
    <PageTop title={texts.titleWithout} />
    <Empty title={texts.noneHere} text={texts.askAboutCourse}>
      <ButtonLink to={paths.contact}>{texts.ask}</ButtonLink>
    </Empty>
  </>
);

/** The demo classes of the next weeks (demo-2). */
export function DemoPage() {
  const { invitesToDemos } = useOwnFacts();
  return (
    <>
      {invitesToDemos ? (
        <PageHead title={texts.title} description={texts.description} canonicalPath={paths.demo} />
      ) : (
        <PageHead title={texts.titleWithout} description={texts.askAboutCourse} />
      )}
      <Content query={useContentQueries().demoSlots()} failure={messages.fetch.demoClasses}>
        {(slots) => (
          <div className={`wrap ${styles.page}`}>
            {invitesToDemos || slots.length > 0 ? <Classes slots={slots} /> : <NoClasses />}
          </div>
        )}
      </Content>
    </>
  );
}
