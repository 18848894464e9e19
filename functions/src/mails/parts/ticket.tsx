import { dayParts, textsIn, type Language } from '@institute/schema';
import { Fragment } from 'react';
import { bookingIn } from '../../texts/booking-in.ts';
import { font } from '../tones.ts';
import { Alternative } from './alternative.tsx';
import { Row } from './row.tsx';
import { useToned } from './use-toned.ts';

interface TicketProps {
  /** Such as 2026-12-07. */
  readonly day: string;
  readonly title: string;
  readonly when: string;
  readonly language: Language;
}

const range = /([^,;(\s][^,;(]*\s– [^,;(]*[^,;(\s])/;

/** Each range of times goes to the next line as a whole, where it fits on one. */
const unbroken = (when: string) =>
  when.split(range).map((part, index) =>
    index % 2 ? (
      <span key={index} style={{ display: 'inline-block' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A date to come to: a leaf of a calendar, and beside it what it is. */
export function Ticket({ day, title, when, language }: TicketProps) {
  const toned = useToned();
  const { weekday, date, month } = dayParts(day, textsIn[language].dates);
  const leaf = { fontFamily: font, fontSize: 14, lineHeight: '18px', padding: '3px 0 5px' };
  return (
    <Alternative
      html={
        <Row tone="ink" style={{ paddingTop: 20, fontSize: 17, lineHeight: '25px' }}>
          <table role="presentation" cellPadding={0} cellSpacing={0}>
            <tbody>
              <tr>
                <td valign="top" style={{ width: 80 }}>
                  <table
                    role="presentation"
                    width="64"
                    cellPadding={0}
                    cellSpacing={0}
                    {...toned(['sheet'], {
                      border: '1px solid',
                      borderRadius: 6,
                      borderCollapse: 'separate',
                      overflow: 'hidden',
                    })}
                  >
                    <tbody>
                      <tr>
                        <td
                          align="center"
                          {...toned(['leaf'], { ...leaf, paddingBottom: 3, fontWeight: 600 })}
                        >
                          {weekday}
                        </td>
                      </tr>
                      <tr>
                        <td
                          align="center"
                          {...toned(['ink'], {
                            fontFamily: font,
                            fontSize: 30,
                            lineHeight: '34px',
                            fontWeight: 700,
                          })}
                        >
                          {date}
                        </td>
                      </tr>
                      <tr>
                        <td align="center" {...toned(['soft'], { ...leaf, paddingTop: 0 })}>
                          {month}
                        </td>
                      </tr>
                    </tbody>
                  </table>
                </td>
                <td valign="middle" {...toned(['ink'], { fontFamily: font })}>
                  <strong style={{ fontSize: 22, lineHeight: '28px' }}>{title}</strong>
                  <br />
                  {when.split(/(?<=:) /).map((line, index) => (
                    <Fragment key={line}>
                      {index > 0 && <br />}
                      {unbroken(line)}
                    </Fragment>
                  ))}
                </td>
              </tr>
            </tbody>
          </table>
        </Row>
      }
      text={`${title}\n${bookingIn[language].whenLabel}: ${when}\n\n`}
    />
  );
}
