import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { useNextRelease } from './last-release.ts';

const laterDialog = lazyComponent(async () => (await import('./later-dialog.tsx')).LaterDialog);
const addToRelease = lazyComponent(async () => (await import('./add-to-release.tsx')).AddToRelease);

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

/** Lets the changes wait in a release: in the one that is named, for Monday, or in another (releases-1). */
export function SaveForLater(props: SaveForLaterProps) {
  const [data, setData] = useState<object>();
  const next = useNextRelease();
  return (
    <Suspense>
      <addToRelease.Component {...props} release={next} onChoose={setData} />
      {data && (
        <Suspense>
          <laterDialog.Component {...props} data={data} onClose={() => setData(undefined)} />
        </Suspense>
      )}
    </Suspense>
  );
}
