import { Alternative } from './alternative.tsx';
import { Row } from './row.tsx';
import { useToned } from './use-toned.ts';

interface ButtonProps {
  readonly to: string;
  readonly children: string;
}

/** The one thing that a mail asks for. */
export function Button({ to, children }: ButtonProps) {
  const toned = useToned();
  return (
    <Alternative
      html={
        <Row tone="ink" style={{ paddingTop: 24, paddingBottom: 4 }}>
          <a
            href={to}
            {...toned(
              ['button'],
              {
                display: 'inline-block',
                padding: '13px 20px',
                borderRadius: 6,
                fontSize: 17,
                lineHeight: '22px',
                fontWeight: 600,
                textDecoration: 'none',
              },
              'press',
            )}
          >
            {children}
          </a>
        </Row>
      }
      text={`${children}:\n${to}\n\n`}
    />
  );
}
