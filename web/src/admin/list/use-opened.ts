import { use, useState } from 'react';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { leaveQuestion } from '../shell/dialogs/leave-question.ts';
import { UnsavedContext } from '../shell/unsaved.ts';

/** What is open in a panel. Opening another one, or none, asks if changes would be lost. */
export function useOpened<Item>() {
  const unsaved = use(UnsavedContext);
  const confirm = useConfirm();
  const [opened, setOpened] = useState<Item>();

  async function open(item: Item | undefined) {
    if (item === opened) return;
    const leaves =
      unsaved.size === 0 ||
      (await confirm({
        ...leaveQuestion,
        text: 'Your changes here have not been saved.',
      }));
    if (leaves) setOpened(() => item);
  }

  return { opened, open, close: () => setOpened(undefined) };
}
