import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useConfirm } from '../dialogs/confirm-context.ts';
import { scheduleDeletion } from './deletions.ts';

interface Deletable {
  readonly id: string;
  readonly name: string;
  /** The collection of its list. */
  readonly from: string;
  /** Its name in questions, such as `course`. */
  readonly noun: string;
  readonly remove: () => Promise<unknown>;
  readonly success: string;
  /** Message of the error catalogue. */
  readonly failure: string;
  readonly onUndone?: (() => void) | undefined;
}

/** Asks for confirmation, then deletes, with ten seconds to undo. */
export function useDelete() {
  const confirm = useConfirm();
  return async ({
    id,
    name,
    from,
    noun,
    remove,
    success,
    failure,
    onUndone,
  }: Deletable): Promise<boolean> => {
    const agreed = await confirm({
      title: `Delete the ${noun} “${name}”?`,
      text: 'You will have ten seconds to undo this.',
      agree: 'Delete',
      destructive: true,
    });
    if (!agreed) return false;
    scheduleDeletion({
      id,
      name,
      from,
      onUndone,
      run: async () => {
        try {
          await remove();
          notify('success', success);
          return true;
        } catch (error) {
          notifyFailure(error, failure);
          return false;
        }
      },
    });
    return true;
  };
}
