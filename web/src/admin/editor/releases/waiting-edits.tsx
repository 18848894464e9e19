import type { FieldValues } from 'react-hook-form';
import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { useWaitingEdits } from './use-releases.ts';

const notice = lazyComponent(async () => (await import('./waiting-edit.tsx')).WaitingEditNotice);

interface WaitingEditsProps {
  /** Path of the document. */
  readonly document: string;
  /** Puts the edit into the form. */
  readonly onGoOn: (values: FieldValues) => void;
}

/** Says which edits of the document wait in a release, and which of them no longer fit (releases-6). */
export function WaitingEdits({ document, onGoOn }: WaitingEditsProps) {
  const { data } = useWaitingEdits(document);
  return (
    <Suspense>
      {data?.map((edit) => (
        <notice.Component key={edit._id} edit={edit} onGoOn={onGoOn} />
      ))}
    </Suspense>
  );
}
