import { capitalised, firstWorkingDay } from '@institute/schema';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { BusyButton } from '../../shell/busy-button.tsx';
import { IconAction } from '../../shell/icon-action.tsx';
import { OnDemand } from '../../shell/on-demand.tsx';
import { hourText } from '../hour-text.ts';
import { useNextRelease } from './last-release.ts';
import { begins } from './next-week.ts';
import { notifyNotAdded, useAddEdit } from './use-add-edit.ts';
import { useNextWeekRelease } from './use-next-week-release.ts';

export interface SaveForLaterProps {
  /** Path of the document. */
  readonly document: string;
  readonly title: string;
  /** `updatedAt` of the version that is edited; null for something new. */
  readonly basedOn: string | null;
  readonly disabled: boolean;
  /** The values as they would be saved; undefined if a field is not valid. */
  readonly validate: () => Promise<object | undefined>;
  /** Called when the edit waits in a release. */
  readonly onKept: () => void;
}

const laterDialog = lazyComponent(async () => (await import('./later-dialog.tsx')).LaterDialog);

/** Adds the changes to the release that is named, in one press, to that of the next week, or to another (releases-1, releases-12). */
export function AddToRelease(props: SaveForLaterProps) {
  const { disabled, validate, onKept, ...edit } = props;
  /** The values whose release is chosen in the dialog. */
  const [data, setData] = useState<object>();
  const release = useNextRelease();
  const [busy, setBusy] = useState(false);
  const addEdit = useAddEdit();
  const nextWeekRelease = useNextWeekRelease();
  const withdrawFailure = useRef<() => void>(null);

  async function add() {
    withdrawFailure.current?.();
    setBusy(true);
    const values = await validate();
    try {
      if (!values) return;
      await addEdit(release ?? (await nextWeekRelease()), { ...edit, data: { ...values } });
      onKept();
    } catch (failure) {
      withdrawFailure.current = notifyNotAdded(failure);
      // The release may no longer wait: the dialog has those that do.
      if (values && failure instanceof ApiError && failure.status !== 0) setData(values);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack
      direction="row"
      sx={{ minWidth: 0, flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }}
    >
      <BusyButton
        variant="outlined"
        busy={busy}
        busyLabel="Adding..."
        disabled={disabled}
        onClick={() => void add()}
        sx={{ minWidth: 0, flexGrow: { xs: 1, sm: 0 }, maxWidth: { sm: '12rem' } }}
      >
        <Typography component="span" variant="inherit" noWrap>
          {release
            ? `Add to “${release.name}”`
            : `For ${capitalised(firstWorkingDay)}, ${hourText(begins)}`}
        </Typography>
      </BusyButton>
      <IconAction
        label={release ? 'Save for later in another release' : 'Save for later'}
        icon={release ? CalendarPlus : CalendarClock}
        disabled={disabled || busy}
        onClick={() => void validate().then((values) => values && setData(values))}
      />
      {data && (
        <OnDemand>
          <laterDialog.Component {...props} data={data} onClose={() => setData(undefined)} />
        </OnDemand>
      )}
    </Stack>
  );
}
