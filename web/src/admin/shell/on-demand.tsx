import { Suspense, type ReactNode } from 'react';
import { SectionBoundary } from './section-boundary.tsx';

interface OnDemandProps {
  readonly children: ReactNode;
  /** What is there until then, if anything. */
  readonly meanwhile?: ReactNode;
}

/** Something whose code is loaded when it is wanted. */
export const OnDemand = ({ children, meanwhile }: OnDemandProps) => (
  <SectionBoundary>
    <Suspense fallback={meanwhile}>{children}</Suspense>
  </SectionBoundary>
);
