import { dayText, rangeText, timeName } from '@institute/schema';
import { DateSheet } from '../../../components/dates/date-sheet.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { paths } from '../../../config/paths.ts';
import { telephoneLink } from '../../../lib/links/phone-links.ts';
import * as texts from '../../../texts/en/booking.tsx';
import { openMap } from '../../../texts/en/contact.ts';
import styles from './class-ticket.module.css';
import { usePlace, type ShownClass } from './shown-class.ts';

interface ClassTicketProps {
  readonly shown: ShownClass;
  /** Before it is booked, while it is, or after it was held or given up. */
  readonly when?: 'before' | 'booked' | 'over';
}

/**
 * What a demo class is, with the way to the others. The way there and what to bring follow once it is
 * booked: the form would be far down.
 */
export function ClassTicket({ shown, when = 'booked' }: ClassTicketProps) {
  const { day, from, to, what, mode, trainers } = shown;
  const { place, address, directions, map, phone } = usePlace(shown);
  const name = when === 'over' ? texts.theClass : texts.yourClass;
  const isBooked = when === 'booked';
  return (
    <aside className={styles.ticket} aria-label={name}>
      <div className={styles.card}>
        <div className={styles.when}>
          <DateSheet day={day} />
          <p>
            {name}
            <b className={styles.day}>{dayText(day)}</b>
            <b>{rangeText(from, to)}</b> ({timeName})
          </p>
        </div>
        <dl>
          <dt>{texts.what}</dt>
          <dd>{what}</dd>
          <dt>{texts.where}</dt>
          <dd>
            {place}
            {address && <small>{address}</small>}
            {isBooked && directions && <small>{directions}</small>}
            {isBooked && map && (
              <small>
                <a href={map}>{openMap}</a>
              </small>
            )}
          </dd>
          {trainers.length > 0 && (
            <>
              <dt>{texts.taughtBy}</dt>
              <dd>{trainers.join(', ')}</dd>
            </>
          )}
          {isBooked && (
            <>
              <dt>{texts.bring}</dt>
              <dd>
                {mode === 'online' ? texts.bringQuestions : texts.bringNotebook}
                <small>{texts.nothingToPrepare}</small>
              </dd>
            </>
          )}
          {when !== 'over' && (
            <>
              <dt>{texts.cost}</dt>
              <dd>{texts.nothing}</dd>
            </>
          )}
          {phone && (
            <>
              <dt>{texts.questions}</dt>
              <dd>
                <a href={telephoneLink(phone)}>{phone}</a>
              </dd>
            </>
          )}
        </dl>
      </div>
      <p>
        <PageLink to={paths.demo}>{texts.allClasses}</PageLink>
      </p>
    </aside>
  );
}
