import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { BusyButton } from '../../shell/busy-button.tsx';
import { IconAction } from '../../shell/icon-action.tsx';
import { useNextRelease } from './last-release.ts';
import { notifyNotAdded, useAddEdit } from './use-add-edit.ts';

const laterDialog = lazyComponent(async () => (await import('./later-dialog.tsx')).LaterDialog);

interface SaveForLaterProps {
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

/** Lets the changes wait in a release: in the one that is named, or in another (releases-1). */
export function SaveForLater({ disabled, validate, ...rest }: SaveForLaterProps) {
  const [data, setData] = useState<object>();
  const [busy, setBusy] = useState(false);
  const next = useNextRelease();
  const addEdit = useAddEdit();

  async function add(release: NonNullable<typeof next>) {
    setBusy(true);
    const values = await validate();
    try {
      if (!values) return;
      const { document, title, basedOn, onKept } = rest;
      await addEdit(release, { document, title, basedOn, data: { ...values } });
      onKept();
    } catch (failure) {
      notifyNotAdded(failure);
      // The release may no longer wait: the dialog has those that do.
      if (failure instanceof ApiError && failure.status !== 0) setData(values);
    } finally {
      setBusy(false);
    }
  }

  const choose = () => void validate().then((values) => values && setData(values));
  return (
    <>
      {next ? (
        <Stack
          direction="row"
          sx={{ minWidth: 0, flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }}
        >
          <BusyButton
            variant="outlined"
            busy={busy}
            busyLabel="Adding..."
            disabled={disabled}
            onClick={() => void add(next)}
            sx={{ minWidth: 0, flexGrow: { xs: 1, sm: 0 }, maxWidth: { sm: '12rem' } }}
          >
            <Typography component="span" variant="inherit" noWrap>
              Add to “{next.name}”
            </Typography>
          </BusyButton>
          <IconAction
            label="Save for later in another release"
            icon={CalendarPlus}
            disabled={disabled || busy}
            onClick={choose}
          />
        </Stack>
      ) : (
        <IconAction
          label="Save for later"
          icon={CalendarClock}
          disabled={disabled}
          onClick={choose}
        />
      )}
      <Suspense>
        {data && <laterDialog.Component {...rest} data={data} onClose={() => setData(undefined)} />}
      </Suspense>
    </>
  );
}
