import { rangeText, shortDay, type DemoClass } from '@institute/schema';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { phoneText } from '../enquiries/row/phone-text.ts';
import { expectsPerson } from './booking-states.ts';
import { whereText } from './coming-classes.tsx';

const onPaper = {
  '@media screen': { '.printed-list': { display: 'none' } },
  '@media print': {
    'body > :not(.printed-list)': { display: 'none !important' },
    '.printed-list table': { width: '100%', borderCollapse: 'collapse' },
    '.printed-list :is(th, td)': {
      height: '2.25rem',
      borderBottom: '1px solid',
      textAlign: 'start',
    },
  },
} as const;

interface PrintedListProps {
  readonly held: DemoClass;
  readonly onPrinted: () => void;
}

/** Prints who is expected in a class, with room for a signature. */
export function PrintedList({ held, onPrinted }: PrintedListProps) {
  const { day, from, to, title, bookings } = held;
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <section className="printed-list">
      <GlobalStyles styles={onPaper} />
      <h2>{title || 'Demo class'}</h2>
      <p>
        {shortDay(day)}, {rangeText(from, to)}, {whereText(held)}
      </p>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Phone</th>
            <th>Signature</th>
          </tr>
        </thead>
        <tbody>
          {bookings.filter(expectsPerson).map(({ _id, name, phone }) => (
            <tr key={_id}>
              <td>{name}</td>
              <td>{phone && phoneText(phone)}</td>
              <td aria-label="Signature" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
