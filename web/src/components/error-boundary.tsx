import { Component, type ReactNode } from 'react';
import { notShown } from '../texts/en/layout.ts';
import { LoadFailed } from './load-failed.tsx';

/** The page that the document was loaded for. */
const loaded = import.meta.env.SSR ? '' : location.pathname;

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Shows an error in place of a page that failed; React logs why. A page that the app went to is
 * first loaded as a document, once: the files of an older build may be gone.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (loaded !== location.pathname && navigator.onLine) location.reload();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <LoadFailed message={notShown} retry={() => location.reload()} />;
  }
}
