import { Suspense } from 'react';
import { lazyComponent } from '../../../lib/page/lazy-component.tsx';
import { SectionBoundary } from '../../shell/section-boundary.tsx';
import type { SaveForLaterProps } from './add-to-release.tsx';

const addToRelease = lazyComponent(async () => (await import('./add-to-release.tsx')).AddToRelease);

/** Lets the changes wait in a release. Without its code, as where the connection is lost with the first change, the form stays and can be saved. */
export const SaveForLater = (props: SaveForLaterProps) => (
  <SectionBoundary fallback={<></>}>
    <Suspense>
      <addToRelease.Component {...props} />
    </Suspense>
  </SectionBoundary>
);
