import { dayParts, plainDay, type StoredBatch, type StoredEnquiry } from '@institute/schema';
import GlobalStyles from '@mui/material/GlobalStyles';
import { phoneText } from '../../enquiries/row/phone-text.ts';
import { Printed } from '../../shell/printed.tsx';
import { batchFacts } from './batch-facts.ts';
import { classDays } from './class-days.ts';

/** As many class days as have a column on A4. */
const columns = 20;

const sheet = {
  '@media print': {
    '.printed table': { tableLayout: 'fixed' },
    '.printed :is(th, td)': { border: '1px solid', padding: '1mm' },
    '.printed td': { overflowWrap: 'anywhere' },
    '.printed th': { fontSize: '8pt' },
    '.printed th.name': { width: '4.5cm' },
    '.printed th.phone': { width: '3.5cm' },
    '.printed th span': { display: 'block', textAlign: 'center' },
  },
} as const;

interface AttendanceSheetProps {
  readonly batch: StoredBatch;
  readonly course: string;
  readonly trainer: string;
  readonly students: readonly StoredEnquiry[];
  readonly onPrinted: () => void;
}

/** Prints the students of a batch with a column for each of its first class days. */
export function AttendanceSheet({
  batch,
  course,
  trainer,
  students,
  onPrinted,
}: AttendanceSheetProps) {
  const days = classDays(batch, columns);
  return (
    <Printed isWide onPrinted={onPrinted}>
      <GlobalStyles styles={sheet} />
      <h2>{course}</h2>
      <p>{batchFacts(batch, trainer).join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col" className="name">
              Name
            </th>
            <th scope="col" className="phone">
              Phone
            </th>
            {days.map((day) => {
              const { weekday, date, month } = dayParts(day);
              return (
                <th scope="col" key={day}>
                  <span>{weekday}</span> <span>{date}</span> <span>{month}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {students.map(({ _id, name, phone }) => (
            <tr key={_id}>
              <td>{name}</td>
              <td>{phone && phoneText(phone)}</td>
              {days.map((day) => (
                <td key={day} aria-label={plainDay(day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Printed>
  );
}
