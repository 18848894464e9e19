import { batchModes, messages, shortDay, timesText, type OfferedBatch } from '@institute/schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { Content } from '../../../components/content.tsx';
import { Empty } from '../../../components/empty.tsx';
import { BatchList } from '../../../components/lists/batch-list.tsx';
import { Pick } from '../../../components/lists/pick.tsx';
import { RowsGroup } from '../../../components/lists/rows-group.tsx';
import { linkTo, PageLink } from '../../../components/page-link.tsx';
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
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { monthOf } from '../../../lib/dates/date-of.ts';
import { nearDay } from '../../../lib/dates/near-day.ts';
import { useLocalDay } from '../../../lib/dates/use-local-day.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import { inside } from '../../../texts/en/offer.ts';
import * as texts from '../../../texts/en/batches.tsx';
import styles from './batches-page.module.css';

/** The batches by month of their first day. */
function Months({ batches }: { readonly batches: readonly OfferedBatch[] }) {
  const months = [...new Set(batches.map(({ firstDay }) => firstDay.slice(0, 7)))];
  return months.map((month, index) => {
    const its = batches.filter(({ firstDay }) => firstDay.startsWith(month));
    return (
      <RowsGroup
        key={month}
        title={monthOf(month)}
        note={`${month.slice(0, 4)} · ${texts.counted(its.length)}`}
      >
        <BatchList batches={its} isMain={index === 0} />
      </RowsGroup>
    );
  });
}

/** When and where a course begins next, and, where that is full, when after it. */
function nextOf([next, ...later]: readonly OfferedBatch[]): string {
  if (!next) return '';
  const { course, branch, mode, days, firstDay, seatsLeft } = next;
  const where = inside(branch, batchModes[mode]);
  const runs = texts.runsNext(course.title, where, timesText(days), shortDay(firstDay));
  if (seatsLeft > 0) return runs;
  const after = later.find((each) => each.course.slug === course.slug);
  return `${runs} ${texts.isFull(after ? shortDay(after.firstDay) : '')}`;
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
      <Empty title={texts.noneYet} text={texts.noneYetText}>
        <ButtonLink to={paths.contact}>{texts.ask}</ButtonLink>
      </Empty>
    );
  }
  const own = matchingBatches(batches, { course: slug });
  const nearest = own.length > 0 ? own : batches;
  const [next = last] = nearest;
  return (
    <Empty title={texts.noneUntil(shortDay(last.firstDay))} text={nextOf(nearest)}>
      <ButtonLink to={askPath(next.course, next.id)}>
        {texts.askAbout(next.course.title)}
      </ButtonLink>
      {slug && own.length > 0 && (
        <ButtonLink kind="secondary" to={`${paths.batches}?course=${slug}`}>
          {texts.show(own.length)}
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
            label: texts.course,
            all: texts.allCourses,
            options: [...courses],
            value: filter.course ?? '',
          },
          {
            name: 'mode',
            label: texts.where,
            all: texts.anywhere,
            options: Object.entries(batchChoices.mode),
            value: filter.mode ?? '',
          },
          {
            name: 'when',
            label: texts.when,
            all: texts.anyTime,
            options: Object.entries(batchChoices.when),
            value: filter.when ?? '',
          },
        ]}
      />
      <p role="status" className={styles.count}>
        <span>
          {last ? texts.countedUntil(found.length, shortDay(last.firstDay)) : texts.counted(0)}
        </span>
        {isFiltered && <PageLink to={paths.batches}>{texts.showAll(batches.length)}</PageLink>}
      </p>
      {found.length > 0 ? <Months batches={found} /> : <None batches={batches} filter={filter} />}
    </>
  );
}

function Batches({ batches }: { readonly batches: readonly OfferedBatch[] }) {
  const today = useLocalDay();
  const upcoming = batches.filter(({ firstDay }) => firstDay >= today);
  const [next] = upcoming;
  // What the HTML said by its date stays so: another line would move the page.
  const [isFromHtml] = useState(today === '');
  const { invitesToDemos } = useOwnFacts();
  const begins = next
    ? texts.nextBegins(nearDay(next.firstDay, isFromHtml ? '' : today), next.branch)
    : '';
  return (
    <div className="wrap">
      <PageTop title={texts.title} seed="batches">
        {invitesToDemos ? texts.lead(begins, linkTo(paths.demo)) : begins}
      </PageTop>
      {next ? <Upcoming batches={upcoming} /> : <None batches={upcoming} filter={{}} />}
    </div>
  );
}

/** All upcoming batches (batches-5). */
export const BatchesPage = () => (
  <>
    <PageHead title={texts.title} description={texts.description} canonicalPath={paths.batches} />
    <Content query={useContentQueries().batches()} failure={messages.fetch.batches}>
      {(batches) => <Batches batches={batches} />}
    </Content>
  </>
);
