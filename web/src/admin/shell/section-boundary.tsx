import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** Fallback; by default, an error message with a retry button. */
  readonly fallback?: ReactNode;
}

/** Contains an error to one part of the dashboard, and logs it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error('A part of the dashboard failed', error);
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback) return fallback;
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => this.setState({ failed: false })}>Try again</Button>}
      >
        This section could not be shown. What you typed has been saved as a draft.
      </Alert>
    );
  }
}
