import { dayParts } from '@institute/schema';
import styles from './date-sheet.module.css';

/** A day such as 2026-11-25 as a sheet of a tear-off calendar: the anchor of a row. */
export function DateSheet({ day }: { readonly day: string }) {
  const { weekday, date, month } = dayParts(day);
  return (
    <time className={styles.sheet} dateTime={day}>
      <b>{weekday}</b> <i>{date}</i> <small>{month}</small>
    </time>
  );
}
