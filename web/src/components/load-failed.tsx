import { Button } from './button.tsx';
import styles from './page-state.module.css';

interface LoadFailedProps {
  /** What failed, in words of the specification's error catalogue. */
  readonly message: string;
  readonly retry: () => void;
}

/** Stands where content should be that could not be read. */
export function LoadFailed({ message, retry }: LoadFailedProps) {
  return (
    <div className={`wrap ${styles.state}`}>
      <h1>{message}</h1>
      <p>
        We cannot reach our server just now. Please check your connection and try again in a moment.
      </p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
