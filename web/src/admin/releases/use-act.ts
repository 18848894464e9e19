import { useState } from 'react';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { useReloadReleases } from '../editor/releases/use-releases.ts';

interface Act {
  readonly question?: Parameters<ReturnType<typeof useConfirm>>[0];
  readonly run: () => Promise<unknown>;
  /** Title of the message afterwards; none if absent. */
  readonly done?: string;
  readonly failed: string;
}

/** Does something to a release, after a question, and reads the releases anew. */
export function useAct(): { busy: boolean; act: (act: Act) => Promise<void> } {
  const confirm = useConfirm();
  const reload = useReloadReleases();
  const [busy, setBusy] = useState(false);
  async function act({ question, run, done, failed }: Act): Promise<void> {
    if (busy || (question && !(await confirm(question)))) return;
    setBusy(true);
    try {
      await run();
      if (done) notify('success', done);
    } catch (failure) {
      notify('error', failed, reasonOf(failure));
    } finally {
      setBusy(false);
      await reload();
    }
  }
  return { busy, act };
}
