import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { IconAction } from '../../shell/icon-action.tsx';

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

/** Lets the changes wait in a release (releases-1). */
export function SaveForLater({ disabled, validate, ...rest }: SaveForLaterProps) {
  const [data, setData] = useState<object>();
  return (
    <>
      <IconAction
        label="Save for later"
        icon={CalendarClock}
        disabled={disabled}
        onClick={() => void validate().then((values) => values && setData(values))}
      />
      <Suspense>
        {data && <laterDialog.Component {...rest} data={data} onClose={() => setData(undefined)} />}
      </Suspense>
    </>
  );
}
