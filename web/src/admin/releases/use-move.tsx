import type { StoredEdit, StoredRelease } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { notifyWarnings } from '../editor/releases/use-add-edit.ts';
import type { useAct } from './use-act.ts';

/** A change as it is in its new release. */
interface Moved {
  readonly edit: StoredEdit;
  readonly to: StoredRelease;
}

interface MovedNoticeProps extends Moved {
  readonly onUndo: () => void;
}

/** Takes the focus: the row that had it is in another release. */
function MovedNotice({ edit, to, onUndo }: MovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Alert
      severity="success"
      sx={{ marginBottom: 1.5 }}
      action={
        <Button
          ref={undo}
          color="inherit"
          aria-label={`Undo moving the change to ${edit.title}`}
          onClick={onUndo}
        >
          Undo
        </Button>
      }
    >
      The change to “{edit.title}” moved to “{to.name}”
    </Alert>
  );
}

/** Moves changes of a release to another one; the notice that says so undoes it (releases-13). */
export function useMove({ _id: from, name }: StoredRelease, act: ReturnType<typeof useAct>['act']) {
  const [moved, setMoved] = useState<Moved>();

  async function moveTo(release: string, { _id: id, title }: StoredEdit): Promise<StoredEdit> {
    const { warnings, ...edit } = await callApi('moveEdit', { id, body: { release } });
    notifyWarnings(title, warnings);
    return edit;
  }
  const move = (edit: StoredEdit, to: StoredRelease) =>
    act({
      run: async () => setMoved({ edit: await moveTo(to._id, edit), to }),
      failed: 'The change could not be moved',
    });
  const undo = ({ edit }: Moved) =>
    act({
      run: async () => {
        await moveTo(from, edit);
        setMoved(undefined);
      },
      done: `The change to “${edit.title}” is back in “${name}”`,
      failed: 'The change could not be moved back',
    });

  const notice = moved && (
    <MovedNotice key={moved.edit._id} {...moved} onUndo={() => void undo(moved)} />
  );
  return { move, notice };
}
