import { PageHead } from '../lib/page-head/page-head.tsx';
import * as texts from '../texts/en/parts.ts';
import { Button } from './button.tsx';
import styles from './page-state.module.css';

interface LoadFailedProps {
  /** Message of the error catalogue. */
  readonly message: string;
  readonly retry: () => void;
  /** Whether a retry is running. */
  readonly busy?: boolean;
  /** Whether it fills only a section of a page. */
  readonly inSection?: boolean;
}

/** Error state for content that could not be read. */
export function LoadFailed({ message, retry, busy = false, inSection = false }: LoadFailedProps) {
  const Heading = inSection ? 'h3' : 'h1';
  return (
    <div className={inSection ? styles.section : `wrap ${styles.state}`}>
      {!inSection && <PageHead title={message} description={texts.unreachable} />}
      <Heading>{message}</Heading>
      <p>{texts.unreachable}</p>
      <Button onClick={retry}>{busy ? texts.tryingAgain : texts.tryAgain}</Button>
    </div>
  );
}
