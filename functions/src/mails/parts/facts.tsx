import type { CSSProperties } from 'react';
import { font, toned } from '../tones.ts';
import { Alternative } from './alternative.tsx';
import { Link } from './link.tsx';
import { Row } from './row.tsx';

interface Fact {
  readonly label: string;
  /** On one line, whatever was typed. A fact without a value is left out. */
  readonly value: string;
  /** Where the value leads. */
  readonly to?: string;
}

/** On one line: no value begins a line that looks like another fact. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const cell: CSSProperties = {
  padding: '10px 12px 10px 0',
  borderTop: '1px solid',
  fontFamily: font,
  fontSize: 16,
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
};

/** Facts with their names, one below the other. */
export function Facts({ of }: { readonly of: readonly Fact[] }) {
  const known = of
    .map((fact) => ({ ...fact, value: oneLine(fact.value) }))
    .filter(({ value }) => value !== '');
  return (
    <Alternative
      html={
        <Row tone="ink" style={{ paddingTop: 20 }}>
          <table width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              {known.map(({ label, value, to }) => (
                <tr key={label}>
                  <th
                    scope="row"
                    {...toned(['soft', 'line'], {
                      ...cell,
                      width: 112,
                      fontWeight: 400,
                      wordBreak: 'normal',
                    })}
                  >
                    {label}
                  </th>
                  <td {...toned(['ink', 'line'], { ...cell, wordBreak: 'break-word' })}>
                    {to === undefined ? value : <Link to={to}>{value}</Link>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Row>
      }
      text={`${known.map(({ label, value, to }) => [`${label}: ${value}`, ...(to !== undefined && to !== value ? [to] : [])].join('\n')).join('\n')}\n\n`}
    />
  );
}
