import { toned } from '../tones.ts';
import { Alternative } from './alternative.tsx';

interface LinkProps {
  /** The whole address: of the site, `tel:` or `mailto:`. */
  readonly to: string;
  readonly children: string;
}

/** A link that is named by where it leads, in a text; plain text has the name alone. */
export const Link = ({ to, children }: LinkProps) => (
  <Alternative
    html={
      <a href={to} {...toned(['link'])}>
        {children}
      </a>
    }
    text={children}
  />
);
