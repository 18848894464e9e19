import { useOffline } from '../../lib/offline/use-offline.ts';
import styles from './offline-notice.module.css';

/** Says that there is no connection, while there is none: a strip that takes room of its own. */
export function OfflineNotice() {
  const offline = useOffline();
  return (
    <div role="status" className={styles.notice}>
      {offline && <p className="wrap">You are offline. Pages you opened before still work.</p>}
    </div>
  );
}
