import { useLacksClaims } from '../../lib/content/use-lacks-claims.ts';
import { useOffline } from '../../lib/offline/use-offline.ts';
import styles from './offline-notice.module.css';

/** A strip that tells visitors when they are offline, and what a copy of a page leaves out. */
export function OfflineNotice() {
  const offline = useOffline();
  const lacksClaims = useLacksClaims();
  return (
    <div role="status" className={styles.notice}>
      {offline && <p className="wrap">You are offline. Pages you opened before still work.</p>}
      {lacksClaims && (
        <p className="wrap">
          This copy leaves out figures and success stories. They need a connection.
        </p>
      )}
    </div>
  );
}
