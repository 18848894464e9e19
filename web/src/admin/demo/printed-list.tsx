import { rangeText, shortDay, type DemoClass } from '@institute/schema';
import { phoneText } from '../enquiries/row/phone-text.ts';
import { Printed } from '../shell/printed.tsx';
import { expectsPerson } from './booking-states.ts';
import { whereText } from './coming-classes.tsx';

interface PrintedListProps {
  readonly held: DemoClass;
  readonly onPrinted: () => void;
}

/** Prints who is expected in a class, with room for a signature. */
export function PrintedList({ held, onPrinted }: PrintedListProps) {
  const { day, from, to, title, bookings } = held;
  return (
    <Printed onPrinted={onPrinted}>
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
    </Printed>
  );
}
