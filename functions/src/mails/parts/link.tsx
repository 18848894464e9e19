import { Alternative } from './alternative.tsx';
import { useToned } from './use-toned.ts';

interface LinkProps {
  /** The whole address: of the site, `tel:` or `mailto:`. */
  readonly to: string;
  readonly children: string;
}

/** A link that is named by where it leads, in a text; plain text has the name alone. */
export function Link({ to, children }: LinkProps) {
  const toned = useToned();
  return (
    <Alternative
      html={
        <a href={to} {...toned(['link'])}>
          {children}
        </a>
      }
      text={children}
    />
  );
}
