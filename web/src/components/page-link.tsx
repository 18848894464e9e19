import { use, type ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { answersOffline } from '../lib/offline/use-service-worker.ts';
import { useOffline } from '../lib/offline/use-offline.ts';
import { PrefetchContext } from '../lib/page/prefetch-context.ts';

/**
 * A link to a page of the site, which is fetched as soon as it looks likely to be followed. Without
 * a connection another page is loaded as a document, which the service worker may have kept.
 */
export function PageLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const prefetch = use(PrefetchContext);
  const { pathname } = useLocation();
  const offline = useOffline();
  const begin = () => {
    if (!offline) prefetch(to);
  };
  const isHere = to.split(/[?#]/)[0] === pathname;
  return (
    <Link
      to={to}
      reloadDocument={offline && !isHere && answersOffline()}
      onPointerEnter={begin}
      onFocus={begin}
      onTouchStart={begin}
      {...rest}
    />
  );
}
