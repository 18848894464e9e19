import { use, type ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { answersOffline } from '../lib/offline/use-service-worker.ts';
import { useUnanswered } from '../lib/offline/unanswered.ts';
import { useOffline } from '../lib/offline/use-offline.ts';
import { PrefetchContext } from '../lib/page/prefetch-context.ts';

/**
 * An internal link, prefetched when it is likely to be followed. Offline, or where reads
 * get no answer, it loads a document, which the service worker may have cached.
 */
export function PageLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const prefetch = use(PrefetchContext);
  const { pathname } = useLocation();
  const offline = useOffline();
  const unanswered = useUnanswered();
  const begin = () => {
    if (!offline) prefetch(to);
  };
  const isHere = to.split(/[?#]/)[0] === pathname;
  return (
    <Link
      to={to}
      reloadDocument={(offline || unanswered) && !isHere && answersOffline()}
      discover="none"
      onPointerEnter={begin}
      onFocus={begin}
      onTouchStart={begin}
      {...rest}
    />
  );
}

/** A link within a sentence, which decides what it says. */
export const linkTo = (to: string) => (text: string) => <PageLink to={to}>{text}</PageLink>;
