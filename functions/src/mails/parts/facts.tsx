import { Fragment, type CSSProperties } from 'react';
import { font } from '../tones.ts';
import { Alternative } from './alternative.tsx';
import { Link } from './link.tsx';
import { oneLine } from './one-line.ts';
import { Row } from './row.tsx';
import { useToned } from './use-toned.ts';

interface Fact {
  readonly label: string;
  /** On one line, whatever was typed. A fact without a value is left out. */
  readonly value: string;
  /** How many dots stand before the value, one for each of what it counts. */
  readonly dots?: number | undefined;
  /** Where the value leads. */
  readonly to?: string;
  /** What stands below the value. Those without a text are left out. */
  readonly lines?: readonly { readonly text: string; readonly to?: string }[];
}

const cell: CSSProperties = {
  padding: '10px 12px 10px 0',
  borderTop: '1px solid',
  fontFamily: font,
  fontSize: 16,
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
};

/** In plain text, where a text leads stands beside it; a phone number says it itself. */
const plain = (text: string, to = ''): string =>
  to.startsWith('https:') && to !== text ? `${text}: ${to}` : text;

/** Facts with their names, one below the other. */
export function Facts({ of }: { readonly of: readonly Fact[] }) {
  const toned = useToned();
  const known = of
    .map(({ label, value, dots = 0, to, lines = [] }) => ({
      label,
      dots,
      lines: [{ text: value, to }, ...lines]
        .map((line) => ({ ...line, text: oneLine(line.text) }))
        .filter(({ text }) => text !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Alternative
      html={
        <Row tone="ink" style={{ paddingTop: 20 }}>
          <table width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              {known.map(({ label, dots, lines }) => (
                <tr key={label}>
                  <th
                    scope="row"
                    {...toned(['soft', 'line'], {
                      ...cell,
                      width: 96,
                      fontWeight: 400,
                      wordBreak: 'normal',
                    })}
                  >
                    {label}
                  </th>
                  <td
                    {...toned(['ink', 'line'], {
                      ...cell,
                      paddingRight: 0,
                      wordBreak: 'break-word',
                    })}
                  >
                    {dots > 0 && (
                      <span aria-hidden {...toned(['dots'], { letterSpacing: 2 })}>
                        {`${'●'.repeat(dots)} `}
                      </span>
                    )}
                    {lines.map(({ text, to }, index) => {
                      const isHeading = index === 0 && lines.length > 1;
                      const shown = to ? <Link to={to}>{text}</Link> : text;
                      return (
                        <Fragment key={text}>
                          {index > 0 && <br />}
                          {isHeading ? <strong>{shown}</strong> : shown}
                        </Fragment>
                      );
                    })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Row>
      }
      text={`${known
        .map(({ label, lines }) => {
          const indent = `\n${' '.repeat(label.length + 2)}`;
          return `${label}: ${lines.map(({ text, to }) => plain(text, to)).join(indent)}`;
        })
        .join('\n')}\n\n`}
    />
  );
}
