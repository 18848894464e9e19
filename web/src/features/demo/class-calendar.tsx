import { dayParts, weekdays } from '@institute/schema';
import { anchorOf, calendarOf } from '../../lib/demo/demo-days.ts';
import { daysWithClass } from '../../texts/en/demo.tsx';
import { weekdayLetter } from '../../texts/en/weekdays.ts';
import styles from './class-calendar.module.css';

interface ClassCalendarProps {
  /** Days with a class, in order. */
  readonly days: readonly string[];
  /** Empty where it is not known. */
  readonly today: string;
}

/** Weeks of days, those with a class as links to it; on phones a rail of these alone. */
export const ClassCalendar = ({ days, today }: ClassCalendarProps) => (
  <nav className={styles.calendar} aria-label={daysWithClass}>
    {weekdays.map((weekday) => (
      <span key={weekday} aria-hidden="true">
        {weekdayLetter(weekday)}
      </span>
    ))}
    {calendarOf(days).map((day) => {
      const { weekday, date, month } = dayParts(day);
      return days.includes(day) ? (
        <a key={day} href={`#${anchorOf(day)}`} aria-current={day === today ? 'date' : undefined}>
          <small>{weekday}</small> <b>{date}</b> <small>{month}</small>
        </a>
      ) : (
        <i key={day} aria-hidden="true" data-today={day === today || undefined}>
          {date}
        </i>
      );
    })}
  </nav>
);
