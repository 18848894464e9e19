import { weekdays, type BatchDay } from '@institute/schema';
import { weekdayLetter } from '../../texts/en/weekdays.ts';
import styles from './class-days.module.css';

/** The week as seven dots of a kolam, those with a class drawn; the words stand beside them. */
export const ClassDays = ({ days }: { readonly days: readonly Pick<BatchDay, 'day'>[] }) => (
  <span className={styles.week} aria-hidden="true">
    {weekdays.map((weekday) => {
      const Dot = days.some(({ day }) => day === weekday) ? 'b' : 'i';
      return <Dot key={weekday}>{weekdayLetter(weekday)}</Dot>;
    })}
  </span>
);
