import { demoModes, rangeText, shortDay, type OfferedDemoSlot, root } from '@institute/schema';
import { ButtonAnchor } from '../../components/button-anchor.tsx';
import { DateSheet } from '../../components/dates/date-sheet.tsx';
import { SeatsLeft } from '../../components/dates/seats-left.tsx';
import rows from '../../components/lists/rows.module.css';
import { paths } from '../../config/paths.ts';
import { anchorOf } from '../../lib/demo/demo-days.ts';
import * as texts from '../../texts/en/demo.tsx';
import { anyCourse } from '../../texts/en/parts.ts';
import styles from './slot-list.module.css';

interface SlotListProps {
  readonly slots: readonly OfferedDemoSlot[];
  /** The class whose action is the main one of the page. */
  readonly main: OfferedDemoSlot | undefined;
}

/** Demo classes, one a row. Its link leads to its form: a page that the server alone renders. */
export const SlotList = ({ slots, main }: SlotListProps) => (
  <ul className={`${rows.rows} ${styles.slots}`}>
    {slots.map((slot, index) => {
      const { id, day, from, to, mode, branch, left } = slot;
      const time = rangeText(from, to);
      const course = slot.course?.title ?? anyCourse;
      return (
        <li key={id} id={day === slots[index - 1]?.day ? undefined : anchorOf(day)}>
          <DateSheet day={day} />
          <div>
            <p className={styles.time}>{time}</p>
            <p>{course}</p>
          </div>
          <div className={styles.place}>
            <p className={rows.soft}>{[demoModes[mode], branch].filter(Boolean).join(', ')}</p>
            {left > 0 ? <SeatsLeft left={left} what="place" /> : <b>{texts.full}</b>}
          </div>
          <div className={rows.go}>
            <ButtonAnchor
              href={root + paths.demoSlot(id)}
              kind={slot === main ? 'primary' : 'secondary'}
            >
              {left > 0 ? texts.book : texts.joinWaitingList}
              <span className="visually-hidden">
                {' '}
                {shortDay(day)}, {time}, {course}
              </span>
            </ButtonAnchor>
          </div>
        </li>
      );
    })}
  </ul>
);
