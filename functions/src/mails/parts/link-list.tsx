import { Alternative } from './alternative.tsx';
import { Link } from './link.tsx';
import { Row } from './row.tsx';

interface Item {
  readonly text: string;
  readonly to: string;
}

/** Links, one below the other. */
export const LinkList = ({ of }: { readonly of: readonly Item[] }) => (
  <Alternative
    html={
      <Row tone="ink" style={{ paddingTop: 12, fontSize: 17, lineHeight: '26px' }}>
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {of.map(({ text, to }) => (
            <li key={to} style={{ paddingBottom: 8 }}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </Row>
    }
    text={`${of.map(({ text, to }) => `- ${text}: ${to}\n`).join('')}\n`}
  />
);
