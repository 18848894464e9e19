import { Component, type ReactNode } from 'react';

interface PreviewBoundaryProps {
  readonly children: ReactNode;
}

interface PreviewBoundaryState {
  readonly failed: boolean;
  readonly shown: ReactNode;
}

/** Catches pages that cannot render a half-filled form; the next keystroke retries. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, PreviewBoundaryState> {
  override state: PreviewBoundaryState = { failed: false, shown: null };

  static getDerivedStateFromProps({ children }: PreviewBoundaryProps, state: PreviewBoundaryState) {
    return children === state.shown ? null : { failed: false, shown: children };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <p style={{ padding: '2rem' }}>The preview returns once the form is complete.</p>;
  }
}
