import { messages, type OfferedBatch } from '@institute/schema';
import { useSearchParams } from 'react-router-dom';
import { BatchList } from '../../../components/lists/batch-list.tsx';
import { Content } from '../../../components/content.tsx';
import { FilterChips } from '../../../components/lists/filter-chips.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import {
  batchChoices,
  batchesPath,
  matchingBatches,
  readBatchFilter,
  type BatchFilter,
} from '../../../lib/batches/batch-filter.ts';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useIndianDay } from '../../../lib/dates/use-indian-day.ts';
import { PageHead } from '../../../lib/page-head/page-head.tsx';
import styles from './batches-page.module.css';

const groups = [
  ['mode', 'Mode'],
  ['days', 'Days'],
  ['time', 'Time of day'],
] as const;

interface ChoiceProps {
  readonly filter: BatchFilter;
  readonly name: keyof BatchFilter;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** The choices of one kind, beside what is chosen of the others. */
const Choice = ({ filter, name, label, options }: ChoiceProps) => (
  <FilterChips
    label={label}
    chips={[['', 'All'] as const, ...options].map(([value, text]) => ({
      label: text,
      to: batchesPath({ ...filter, [name]: value }),
      current: (filter[name] ?? '') === value,
    }))}
  />
);

function Upcoming({ batches }: { readonly batches: readonly OfferedBatch[] }) {
  const today = useIndianDay();
  const [parameters] = useSearchParams();
  const filter = readBatchFilter(parameters);
  const upcoming = batches.filter(({ firstDay }) => firstDay >= today);
  const found = matchingBatches(upcoming, filter);
  const courses = new Map(upcoming.map(({ course }) => [course.slug, course.title]));
  return (
    <>
      <div className={styles.filters}>
        <Choice filter={filter} name="course" label="Course" options={[...courses]} />
        {groups.map(([name, label]) => (
          <Choice
            key={name}
            filter={filter}
            name={name}
            label={label}
            options={Object.entries(batchChoices[name])}
          />
        ))}
      </div>
      <p role="status">{found.length === 1 ? '1 batch' : `${found.length} batches`}</p>
      {found.length > 0 ? (
        <BatchList batches={found} />
      ) : (
        <p>
          No batches match these filters. <PageLink to={paths.contact}>Ask us</PageLink> what is
          coming up.
        </p>
      )}
    </>
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
      {(batches) => (
        <section className={`wrap ${styles.page}`}>
          <h1>Upcoming batches</h1>
          <p>
            Not sure yet? Sit in on a <PageLink to={paths.demo}>free demo class</PageLink>.
          </p>
          <Upcoming batches={batches} />
        </section>
      )}
    </Content>
  </>
);
