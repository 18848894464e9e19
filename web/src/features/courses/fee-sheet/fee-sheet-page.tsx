import {
  batchModes,
  dayText,
  feeTotal,
  gstIn,
  institute,
  timesText,
  type StoredFeeSheet,
  localDay,
  plainDay,
} from '@institute/schema';
import { PageLink } from '../../../components/page-link.tsx';
import { PlainPage } from '../../../components/plain-page.tsx';
import { paths } from '../../../config/paths.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import { FeeDetails } from '../fee-details.tsx';
import * as texts from '../../../texts/en/fees.ts';
import styles from './fee-sheet-page.module.css';

interface FeeSheetPageProps {
  readonly sheet: StoredFeeSheet;
  /** Whether it still is what was stored. */
  readonly isIntact: boolean;
  /** Its whole address. */
  readonly address: string;
}

const dateOf = (moment: string): string => plainDay(localDay(new Date(moment)));

const batchText = ({
  firstDay,
  days,
  mode,
  branch,
}: NonNullable<StoredFeeSheet['batch']>): string =>
  texts.batchOf(
    dayText(firstDay),
    timesText(days),
    [batchModes[mode], branch].filter(Boolean).join(', '),
  );

/** What was quoted; a sheet that was stored without is computed. */
function quotedIn({ quoted, price, fees }: StoredFeeSheet): { total: number; gst: number } {
  if (quoted) return quoted;
  const total = feeTotal(price, fees);
  return { total, gst: gstIn(total, fees) };
}

/** The hash as people compare it with that on paper. */
const checksum = (hash: string): string => hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The fees of a course as they were on a day, on one A4; `address` says where it is (course-10). */
export function FeeSheetPage({ sheet, isIntact, address }: FeeSheetPageProps) {
  const { company, phone } = useInstitute();
  const { registeredName = institute.registeredName, gstin = institute.gstin } = useOwnFacts();
  const legal = [registeredName, gstin && `GSTIN ${gstin}`].filter(Boolean).join(', ');
  const { _id: code, slug, title, duration, fees, batch, hash } = sheet;
  const day = dateOf(sheet.createdAt);
  const message = encodeURIComponent(texts.shareText(title, address));
  return (
    <PlainPage title={texts.titleOn(title, day)} description={texts.descriptionOn(title, day)}>
      <article className={styles.sheet}>
        <header>
          <p>{company}</p>
          {legal && <p>{legal}</p>}
          <h1 id="fees">{texts.feesFor(title)}</h1>
          <p>{[duration, texts.asOf(day, code)].filter(Boolean).join(' · ')}</p>
          {batch && <p>{batchText(batch)}</p>}
        </header>
        {isIntact ? (
          <FeeDetails {...quotedIn(sheet)} plan={fees} heading="h2" labelledBy="fees" />
        ) : (
          <p role="alert">{texts.changed}</p>
        )}
        <nav aria-label={texts.thisSheet}>
          <a href={`https://wa.me/?text=${message}`}>{texts.share}</a>
          <PageLink to={paths.course(slug)}>{texts.seeCourse}</PageLink>
        </nav>
        <footer>
          {[
            texts.mayHaveChanged(day, address),
            hash && texts.checksum(checksum(hash)),
            phone && texts.ask(phone),
          ]
            .filter(Boolean)
            .join(' ')}
        </footer>
      </article>
    </PlainPage>
  );
}
