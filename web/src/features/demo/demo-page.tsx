import { clockText, dayText, demoModes, messages, type OfferedDemoSlot } from '@institute/schema';
import { useSearchParams } from 'react-router-dom';
import { Content } from '../../components/content.tsx';
import { FilterChips } from '../../components/lists/filter-chips.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useIndianDay } from '../../lib/dates/use-indian-day.ts';
import {
  demoPath,
  matchingSlots,
  readDemoFilter,
  type DemoFilter,
} from '../../lib/demo/demo-filter.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import styles from './demo-page.module.css';

interface ChoiceProps {
  readonly filter: DemoFilter;
  readonly name: keyof DemoFilter;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
}

const Choice = ({ filter, name, label, options }: ChoiceProps) => (
  <FilterChips
    label={label}
    chips={Object.entries({ '': 'All', ...options }).map(([value, text]) => ({
      label: text,
      to: demoPath({ ...filter, [name]: value }),
      current: (filter[name] ?? '') === value,
    }))}
  />
);

/** A class, with the link to its form: a page that the server makes, so it is no link of the app. */
const Slot = ({ slot }: { readonly slot: OfferedDemoSlot }) => (
  <li className={styles.slot}>
    <b>
      {clockText(slot.from)} – {clockText(slot.to)}
    </b>
    <span>{slot.course?.title ?? 'Any course'}</span>
    <span>{[demoModes[slot.mode], slot.branch].filter(Boolean).join(', ')}</span>
    <a href={paths.demoSlot(slot.id)}>{slot.left > 0 ? 'Book' : 'Full, join the waiting list'}</a>
  </li>
);

function Slots({ slots }: { readonly slots: readonly OfferedDemoSlot[] }) {
  const today = useIndianDay();
  const [parameters] = useSearchParams();
  const filter = readDemoFilter(parameters);
  const coming = slots.filter(({ day }) => day >= today);
  const found = matchingSlots(coming, filter);
  const courses = coming.flatMap(({ course }) => (course ? [[course.slug, course.title]] : []));
  const days = [...new Set(found.map(({ day }) => day))];
  return (
    <>
      <div className={styles.filters}>
        <Choice
          filter={filter}
          name="course"
          label="Course"
          options={Object.fromEntries(courses) as Record<string, string>}
        />
        <Choice filter={filter} name="mode" label="Mode" options={demoModes} />
      </div>
      <p role="status">{found.length === 1 ? '1 class' : `${found.length} classes`}</p>
      {days.map((day) => (
        <section key={day}>
          <h2>{dayText(day)}</h2>
          <ul>
            {found
              .filter((slot) => slot.day === day)
              .map((slot) => (
                <Slot key={slot.id} slot={slot} />
              ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && (
        <p>
          No demo classes match these filters. <PageLink to={paths.contact}>Ask us</PageLink> for
          one.
        </p>
      )}
    </>
  );
}

/** The demo classes of the next weeks (demo-2). */
export const DemoPage = () => (
  <>
    <PageHead
      title="Free demo classes"
      description="Sit in on a class before you decide: dates, times, classroom or online. Free, and booked in a minute."
      canonicalPath={paths.demo}
    />
    <Content query={useContentQueries().demoSlots()} failure={messages.fetch.demoClasses}>
      {(slots) => (
        <section className={`wrap ${styles.page}`}>
          <h1>Free demo classes</h1>
          <p>Sit in on a class before you decide. It costs nothing.</p>
          <Slots slots={slots} />
        </section>
      )}
    </Content>
  </>
);
