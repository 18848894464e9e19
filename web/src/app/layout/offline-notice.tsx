import { useOffline } from '../../lib/offline/use-offline.ts';
import styles from './offline-notice.module.css';

/** A strip that tells visitors when they are offline. */
export function OfflineNotice() {
  const offline = useOffline();
  return (
    <div role="status" className={styles.notice}>
      {offline && <p className="wrap">You are offline. Pages you opened before still work.</p>}
    </div>
  );
}
