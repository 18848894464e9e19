import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import {
  dismiss,
  notificationsStore,
  notify,
} from '../../../lib/notifications/notifications-store.ts';
import { useMay } from '../../shell/session.ts';
import { useNextRelease } from '../releases/last-release.ts';

/** After the last press, in milliseconds: several presses make one version. */
const saveAfter = 1_500;

/** Presses that wait to be saved: the list before them, and the form after them. */
interface Waiting {
  readonly before: unknown;
  readonly after: string;
}

/** What was saved by itself: the list before, and, once it is stored, as it is now. */
interface Saved {
  readonly before: unknown;
  readonly now?: string;
}

/** What was saved is told at the list, with its undo: what else tells of success would cover that. */
function dismissSuccess(): void {
  for (const { id, kind } of notificationsStore.current()) if (kind === 'success') dismiss(id);
}

/**
 * Saves presses that change a list and nothing else in the form, as Save does (editing-13). Whatever else is done in the form
 * meanwhile leaves them to Save; so does a failure, and a release that is named beside it.
 */
export function useQuickSave(path: string, list: RefObject<HTMLElement | null>, isOn: boolean) {
  const { getValues, setValue } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const edits = useMay('editContent');
  const release = useNextRelease();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const wasSubmitting = useRef(false);
  const form = () => list.current?.closest('form');
  const listNow = () => JSON.stringify(getValues(path));
  const formNow = () => JSON.stringify(getValues());

  function press(act: () => void) {
    const isAlone = waiting ? waiting.after === formNow() : !isDirty;
    const before = waiting?.before ?? structuredClone(getValues(path));
    act();
    const savesItself = isOn && edits && !release && isAlone;
    setWaiting(savesItself ? { before, after: formNow() } : null);
  }

  const save = useEffectEvent(({ before, after }: Waiting) => {
    setWaiting(null);
    if (!isDirty || isSubmitting || after !== formNow()) return;
    setSaved({ before });
    form()?.requestSubmit();
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => save(waiting), saveAfter);
    return () => clearTimeout(timer);
  }, [waiting]);

  useEffect(() => {
    const around = list.current?.closest('form');
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.contains(target)) setWaiting(null);
    };
    around?.addEventListener('click', leave, { capture: true });
    return () => around?.removeEventListener('click', leave, { capture: true });
  }, [list]);

  const settle = useEffectEvent((isOver: boolean, isLeft: boolean) => {
    if (!saved) return;
    const isStored = saved.now !== undefined;
    if (isLeft && (isStored || isOver)) setSaved(null);
    else if (isOver && !isStored) {
      setSaved({ ...saved, now: listNow() });
      dismissSuccess();
    }
  });
  useEffect(() => {
    settle(wasSubmitting.current && !isSubmitting, isDirty);
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, isDirty]);

  function undo() {
    setSaved(null);
    if (!saved || saved.now !== listNow())
      return notify('error', 'This has changed since', 'History has the earlier version.');
    setValue(path, saved.before, { shouldDirty: true });
    form()?.requestSubmit();
  }

  return { press, undo: saved?.now === undefined ? undefined : undo };
}
