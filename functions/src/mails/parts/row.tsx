import type { CSSProperties, ReactNode } from 'react';
import { font, toned, type Tone } from '../tones.ts';

interface RowProps {
  readonly tone: Tone;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

/** A row of the sheet, from edge to edge. */
export const Row = ({ tone, style, children }: RowProps) => (
  <tr>
    <td
      {...toned(
        [tone],
        { padding: '0 32px', fontFamily: font, wordBreak: 'break-word', ...style },
        'pad',
      )}
    >
      {children}
    </td>
  </tr>
);
