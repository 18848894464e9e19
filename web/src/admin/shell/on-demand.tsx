import { Suspense, type ReactNode } from 'react';
import { SectionBoundary } from './section-boundary.tsx';

/** Something whose code is loaded when it is wanted: nothing until it is there. */
export const OnDemand = ({ children }: { readonly children: ReactNode }) => (
  <SectionBoundary>
    <Suspense fallback={null}>{children}</Suspense>
  </SectionBoundary>
);
