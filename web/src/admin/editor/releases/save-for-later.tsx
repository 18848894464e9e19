import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import type { SaveForLaterProps } from './add-to-release.tsx';
import { OnDemand } from '../../shell/on-demand.tsx';
import { SectionBoundary } from '../../shell/section-boundary.tsx';
import { useNextRelease } from './last-release.ts';

const laterDialog = lazyComponent(async () => (await import('./later-dialog.tsx')).LaterDialog);
const addToRelease = lazyComponent(async () => (await import('./add-to-release.tsx')).AddToRelease);

/** Lets the changes wait in a release: in the one that is named, in that of the next week, or in another (releases-1). */
export function SaveForLater(props: SaveForLaterProps) {
  const [data, setData] = useState<object>();
  const next = useNextRelease();
  return (
    <>
      {/* Without its code, as where the connection is lost with the first change, the form stays and can be saved. */}
      <SectionBoundary fallback={<></>}>
        <Suspense>
          <addToRelease.Component {...props} release={next} onChoose={setData} />
        </Suspense>
      </SectionBoundary>
      {data && (
        <OnDemand>
          <laterDialog.Component {...props} data={data} onClose={() => setData(undefined)} />
        </OnDemand>
      )}
    </>
  );
}
