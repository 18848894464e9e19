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
  /** What a deletion meets, such as how many seats are taken. */
  readonly fact?: string | undefined;
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
    fact,
    remove,
    success,
    failure,
    onUndone,
  }: Deletable): Promise<boolean> => {
    const agreed = await confirm({
      title: `Delete the ${noun} “${name}”?`,
      text: [fact, 'You will have ten seconds to undo this.'].filter(Boolean).join(' '),
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
