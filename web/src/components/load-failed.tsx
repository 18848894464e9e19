import { PageHead } from '../lib/page-head/page-head.tsx';
import { Button } from './button.tsx';
import styles from './page-state.module.css';

const text =
  'We cannot reach our server just now. Please check your connection and try again in a moment.';

interface LoadFailedProps {
  /** What failed, in words of the specification's error catalogue. */
  readonly message: string;
  readonly retry: () => void;
  /** Whether it is being tried again just now. */
  readonly busy?: boolean;
  /** It stands for a section of a page, not for the page. */
  readonly inSection?: boolean;
}

/** Stands where content should be that could not be read. */
export function LoadFailed({ message, retry, busy = false, inSection = false }: LoadFailedProps) {
  const Heading = inSection ? 'h3' : 'h1';
  return (
    <div className={inSection ? styles.section : `wrap ${styles.state}`}>
      {!inSection && <PageHead title={message} description={text} />}
      <Heading>{message}</Heading>
      <p>{text}</p>
      <Button onClick={retry}>{busy ? 'Trying again...' : 'Try again'}</Button>
    </div>
  );
}
