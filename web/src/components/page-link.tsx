import { use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from '../lib/prefetch-context.ts';

/** A link to a page of the site, which is fetched as soon as it looks likely to be followed. */
export function PageLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const prefetch = use(PrefetchContext);
  const begin = () => prefetch(to);
  return <Link to={to} onPointerEnter={begin} onFocus={begin} onTouchStart={begin} {...rest} />;
}
