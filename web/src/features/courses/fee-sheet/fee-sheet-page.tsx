import {
  batchModes,
  dayText,
  feeTotal,
  gstIn,
  institute,
  timesText,
  type StoredFeeSheet,
} from '@institute/schema';
import { PageLink } from '../../../components/page-link.tsx';
import { PlainPage } from '../../../components/plain-page.tsx';
import { paths } from '../../../config/paths.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useInstitute } from '../../../lib/content/use-institute.ts';
import { FeeDetails } from '../fee-details.tsx';
import styles from './fee-sheet-page.module.css';

interface FeeSheetPageProps {
  readonly sheet: StoredFeeSheet;
  /** Whether it still is what was stored. */
  readonly isIntact: boolean;
  /** Its whole address. */
  readonly address: string;
}

const dateOf = (moment: string): string =>
  new Date(moment).toLocaleDateString(institute.locale, {
    dateStyle: 'long',
    timeZone: institute.timeZone,
  });

const batchText = ({
  firstDay,
  days,
  mode,
  branch,
}: NonNullable<StoredFeeSheet['batch']>): string =>
  `Batch of ${dayText(firstDay)}: ${timesText(days)} · ${[batchModes[mode], branch].filter(Boolean).join(', ')}`;

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
  const message = encodeURIComponent(`Fees for ${title}: ${address}`);
  return (
    <PlainPage title={`Fees for ${title}, ${day}`} description={`What ${title} cost on ${day}.`}>
      <article className={styles.sheet}>
        <header>
          <p>{company}</p>
          {legal && <p>{legal}</p>}
          <h1 id="fees">Fees for {title}</h1>
          <p>{`${duration ? `${duration} · ` : ''}As of ${day} · Sheet ${code}`}</p>
          {batch && <p>{batchText(batch)}</p>}
        </header>
        {isIntact ? (
          <FeeDetails {...quotedIn(sheet)} plan={fees} heading="h2" labelledBy="fees" />
        ) : (
          <p role="alert">
            This sheet has been changed since it was made, so its fees are not shown. Please ask us
            for a new one.
          </p>
        )}
        <nav aria-label="This sheet">
          <a href={`https://wa.me/?text=${message}`}>Share on WhatsApp</a>
          <PageLink to={paths.course(slug)}>See the course and today’s fees</PageLink>
        </nav>
        <footer>
          {[
            `These were the fees on ${day}; they may have changed since. You can always find this sheet at ${address}.`,
            hash && `Checksum: ${checksum(hash)}; the same stands on every copy.`,
            phone && `Questions: ${phone}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </footer>
      </article>
    </PlainPage>
  );
}
