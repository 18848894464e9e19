import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../components/load-failed.tsx';
import { notShown } from '../texts/en/layout.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows an error in place of the failed part of the page, and logs it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error('A page failed', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <LoadFailed message={notShown} retry={() => location.reload()} />;
  }
}
