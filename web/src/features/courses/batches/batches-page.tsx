import { batchModes, messages, shortDay, timesText, type OfferedBatch } from '@institute/schema';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { Content } from '../../../components/content.tsx';
import { Empty } from '../../../components/empty.tsx';
import { BatchList } from '../../../components/lists/batch-list.tsx';
import { Pick } from '../../../components/lists/pick.tsx';
import { RowsGroup } from '../../../components/lists/rows-group.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { paths } from '../../../config/paths.ts';
import {
  batchChoices,
  matchingBatches,
  readBatchFilter,
  type BatchFilter,
} from '../../../lib/batches/batch-filter.ts';
import { askPath } from '../../../lib/batches/batch-text.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { monthOf } from '../../../lib/dates/long-date.ts';
import { nearDay } from '../../../lib/dates/near-day.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import styles from './batches-page.module.css';

const counted = (batches: readonly unknown[]): string =>
  batches.length === 1 ? '1 batch' : `${batches.length} batches`;

/** The batches by month of their first day. */
function Months({ batches }: { readonly batches: readonly OfferedBatch[] }) {
  const months = [...new Set(batches.map(({ firstDay }) => firstDay.slice(0, 7)))];
  return months.map((month, index) => {
    const its = batches.filter(({ firstDay }) => firstDay.startsWith(month));
    return (
      <RowsGroup key={month} title={monthOf(month)} note={`${month.slice(0, 4)} · ${counted(its)}`}>
        <BatchList batches={its} isMain={index === 0} />
      </RowsGroup>
    );
  });
}

/** In which branch, or how it is taught. */
const placeOf = ({ branch, mode }: OfferedBatch): string =>
  branch ? `in ${branch}` : batchModes[mode].toLowerCase();

/** When and where a course begins next, and, where that is full, when after it. */
function nextOf([next, ...later]: readonly OfferedBatch[]): string {
  if (!next) return '';
  const runs = `${next.course.title} runs next ${placeOf(next)}, ${timesText(next.days)}, from ${shortDay(next.firstDay)}.`;
  if (next.seatsLeft > 0) return runs;
  const after = later.find(({ course }) => course.slug === next.course.slug);
  return `${runs} It is full${after ? `; the one after begins on ${shortDay(after.firstDay)}` : ''}.`;
}

interface NoneProps {
  readonly batches: readonly OfferedBatch[];
  readonly filter: BatchFilter;
}

/** Where nothing matches: what comes nearest, of the chosen course if it has any. */
function None({ batches, filter: { course: slug } }: NoneProps) {
  const last = batches.at(-1);
  if (!last) {
    return (
      <Empty title="No batch is announced yet" text="Ask us when your course starts next.">
        <ButtonLink to={paths.contact}>Ask us</ButtonLink>
      </Empty>
    );
  }
  const own = matchingBatches(batches, { course: slug });
  const nearest = own.length > 0 ? own : batches;
  const [next = last] = nearest;
  return (
    <Empty title={`No batch like that until ${shortDay(last.firstDay)}`} text={nextOf(nearest)}>
      <ButtonLink to={askPath(next.course, next.id)}>Ask about {next.course.title}</ButtonLink>
      {slug && own.length > 0 && (
        <ButtonLink kind="secondary" to={`${paths.batches}?course=${slug}`}>
          Show {counted(own)}
        </ButtonLink>
      )}
    </Empty>
  );
}

function Upcoming({ batches }: { readonly batches: readonly OfferedBatch[] }) {
  const [parameters] = useSearchParams();
  const filter = readBatchFilter(parameters);
  const found = matchingBatches(batches, filter);
  const courses = new Map(batches.map(({ course }) => [course.slug, course.title]));
  const isFiltered = Object.keys(filter).length > 0;
  const last = found.at(-1);
  return (
    <>
      <Pick
        path={paths.batches}
        choices={[
          {
            name: 'course',
            label: 'Course',
            all: 'All courses',
            options: [...courses],
            value: filter.course ?? '',
          },
          {
            name: 'mode',
            label: 'Where',
            all: 'Anywhere',
            options: Object.entries(batchChoices.mode),
            value: filter.mode ?? '',
          },
          {
            name: 'when',
            label: 'When',
            all: 'Any time',
            options: Object.entries(batchChoices.when),
            value: filter.when ?? '',
          },
        ]}
      />
      <p role="status" className={styles.count}>
        <span>
          {counted(found)}
          {last && ` until ${shortDay(last.firstDay)}`}
        </span>
        {isFiltered && <PageLink to={paths.batches}>Show all {batches.length}</PageLink>}
      </p>
      {found.length > 0 ? <Months batches={found} /> : <None batches={batches} filter={filter} />}
    </>
  );
}

function Batches({ batches }: { readonly batches: readonly OfferedBatch[] }) {
  const today = useLocalDay();
  const upcoming = batches.filter(({ firstDay }) => firstDay >= today);
  const [next] = upcoming;
  return (
    <div className="wrap">
      <PageTop title="Upcoming batches" seed="batches">
        {next &&
          `The next one begins ${nearDay(next.firstDay, today)}${next.branch && `, in ${next.branch}`}. `}
        Not sure yet? Sit in on a <PageLink to={paths.demo}>free demo class</PageLink> first.
      </PageTop>
      <Upcoming batches={upcoming} />
    </div>
  );
}

/** All upcoming batches (batches-5). */
export const BatchesPage = () => (
  <>
    <PageHead
      title="Upcoming batches"
      description="When our courses start: dates, days, times, classroom or online, and seats left."
      canonicalPath={paths.batches}
    />
    <Content query={useContentQueries().batches()} failure={messages.fetch.batches}>
      {(batches) => <Batches batches={batches} />}
    </Content>
  </>
);
