import type { CSSProperties, ReactNode } from 'react';
import { font, type Tone } from '../tones.ts';
import { useToned } from './use-toned.ts';

interface RowProps {
  readonly tone: Tone;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

/** A row of the sheet, from edge to edge. */
export function Row({ tone, style, children }: RowProps) {
  const toned = useToned();
  return (
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
}
