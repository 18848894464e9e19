import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useConfirm } from './dialogs/confirm-context.ts';
import { leaveQuestion } from './dialogs/leave-question.ts';
import type { Unsaved } from './unsaved.ts';

/**
 * The path to show: that of the address, unless leaving would lose changes and the person chooses
 * to stay; the address is then reset.
 */
export function useGuardedPath(unsaved: Unsaved): string {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [shown, setShown] = useState(pathname);
  /** Of the address that is shown. */
  const shownSearch = useRef(search);
  const asking = useRef(false);
  // At once: else the screen that is left would show, and read, what the new address says of filters.
  if (pathname !== shown && unsaved.size === 0) setShown(pathname);

  useEffect(() => {
    if (pathname === shown) shownSearch.current = search;
    if (pathname === shown || asking.current) return;
    if (unsaved.size === 0) {
      setShown(pathname);
      return;
    }
    async function ask() {
      asking.current = true;
      const leaves = await confirm({
        ...leaveQuestion,
        text: 'Your changes on this page have not been saved.',
      });
      asking.current = false;
      if (leaves) {
        for (const discard of unsaved) discard();
        setShown(pathname);
      } else if (type === NavigationType.Pop) navigate(shown + shownSearch.current);
      else navigate(-1);
    }
    void ask();
  }, [pathname, search, shown, type, navigate, confirm, unsaved]);

  return shown;
}
