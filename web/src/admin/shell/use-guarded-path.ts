import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useConfirm } from '../dialogs/confirm-context.ts';
import type { Discard } from './unsaved.ts';

/**
 * The path to show: the address's, unless leaving the one shown would lose something and the person
 * chooses to stay; the address then goes back to what is shown.
 */
export function useGuardedPath(unsaved: RefObject<Discard>): string {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [shown, setShown] = useState(pathname);
  const asking = useRef(false);

  useEffect(() => {
    if (pathname === shown || asking.current) return;
    const discard = unsaved.current;
    if (!discard) {
      setShown(pathname);
      return;
    }
    async function ask(discardChanges: () => void) {
      asking.current = true;
      const leaves = await confirm({
        title: 'Leave without saving?',
        text: 'Your changes here are not saved yet.',
        agree: 'Discard changes',
        decline: 'Keep editing',
        destructive: true,
      });
      asking.current = false;
      if (leaves) {
        discardChanges();
        setShown(pathname);
      } else if (type === NavigationType.Pop) navigate(shown);
      else navigate(-1);
    }
    void ask(discard);
  }, [pathname, shown, type, navigate, confirm, unsaved]);

  return shown;
}
