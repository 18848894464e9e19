import { dayText, institute, rangeText } from '@institute/schema';
import { DateSheet } from '../../../components/dates/date-sheet.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import styles from './class-ticket.module.css';
import { usePlace, type ShownClass } from './shown-class.ts';

/** What a demo class is, with the way to the others. */
export function ClassTicket({ shown }: { readonly shown: ShownClass }) {
  const { day, from, to, what, mode, trainers } = shown;
  const { place, address, map, phone } = usePlace(shown);
  return (
    <aside className={styles.ticket} aria-label="Your class">
      <div className={styles.card}>
        <div className={styles.when}>
          <DateSheet day={day} />
          <p>
            Your class
            <b className={styles.day}>{dayText(day)}</b>
            <b>{rangeText(from, to)}</b> ({institute.timeName})
          </p>
        </div>
        <dl>
          <dt>What</dt>
          <dd>{what}</dd>
          <dt>Where</dt>
          <dd>
            {place}
            {address && <small>{address}</small>}
            {map && (
              <small>
                <a href={map}>Open in Maps</a>
              </small>
            )}
          </dd>
          {trainers.length > 0 && (
            <>
              <dt>Course taught by</dt>
              <dd>{trainers.join(', ')}</dd>
            </>
          )}
          <dt>Bring</dt>
          <dd>
            {mode === 'online' ? 'Your' : 'A notebook and your'} questions
            <small>There is nothing to prepare.</small>
          </dd>
          <dt>Cost</dt>
          <dd>Nothing</dd>
          {phone && (
            <>
              <dt>Questions</dt>
              <dd>
                <a href={telephoneLink(phone)}>{phone}</a>
              </dd>
            </>
          )}
        </dl>
      </div>
      <p>
        <PageLink to={paths.demo}>All free demo classes</PageLink>
      </p>
    </aside>
  );
}
