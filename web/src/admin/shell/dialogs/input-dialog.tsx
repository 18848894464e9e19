import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { useUnsaved } from '../unsaved.ts';
import { useConfirm } from './confirm-context.ts';
import { leaveQuestion } from './leave-question.ts';
import { useFocusRefused } from './use-focus-refused.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const valueOf = (field: Field): string =>
  field.matches('[type=checkbox], [type=radio]')
    ? String((field as HTMLInputElement).checked)
    : field.value;

interface InputDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Whether it is being stored: it stays open until that is known. */
  readonly isBusy?: boolean;
  /** Whether it begins with what was typed before, which nothing has stored. */
  readonly isRestored?: boolean | undefined;
  readonly onClose: () => void;
}

/**
 * A dialog with fields. Escape, a press beside it, Back and reload ask before they lose what was changed in them
 * (dashboard-4). After a try, the first field that is refused has the focus.
 */
export function InputDialog({
  isBusy = false,
  isRestored = false,
  onClose,
  ...props
}: InputDialogProps) {
  const confirm = useConfirm();
  const root = useRef<HTMLDivElement>(null);
  const tried = useFocusRefused(root);
  /** What its fields had when the focus came to them, or to one beside them. */
  const before = useRef(new Map<Field, string>());
  const [isChanged, setIsChanged] = useState(isRestored);
  useUnsaved(isChanged && !isBusy, onClose);

  function note({ currentTarget }: FocusEvent) {
    for (const field of currentTarget.querySelectorAll<Field>('input, textarea, select'))
      if (!before.current.has(field)) before.current.set(field, valueOf(field));
  }

  const changed = () =>
    isRestored ||
    [...before.current].some(([field, value]) => field.isConnected && valueOf(field) !== value);

  async function leave() {
    if (isBusy) return;
    const text = 'What you typed here has not been saved.';
    if (!changed() || (await confirm({ ...leaveQuestion, text }))) onClose();
  }

  // What was typed may have become something else, such as a link.
  const checkAgain = useEffectEvent(() => setIsChanged(changed()));
  useEffect(() => {
    if (!isBusy) checkAgain();
  }, [isBusy]);

  return (
    <Dialog
      {...props}
      ref={root}
      open
      onFocus={note}
      onChange={() => setIsChanged(changed())}
      onSubmitCapture={tried}
      onClose={() => void leave()}
    />
  );
}
