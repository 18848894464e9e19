import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dismiss, noHost, noNotifications, notificationsStore } from './notifications-store.ts';
import styles from './notifications.module.css';

/** The notifications, announced to screen readers. */
export function Notifications() {
  const shown = useSyncExternalStore(
    notificationsStore.subscribe,
    notificationsStore.current,
    noNotifications,
  );
  const host = useSyncExternalStore(notificationsStore.subscribe, notificationsStore.host, noHost);
  const region = (
    <section className={styles.region} aria-label="Notifications" aria-live="polite">
      {shown.map(({ id, kind, title, text }) => (
        <div
          key={id}
          className={styles.notification}
          data-kind={kind}
          role={kind === 'error' ? 'alert' : 'status'}
        >
          <div>
            <p className={styles.title}>{title}</p>
            {text && <p>{text}</p>}
          </div>
          <button type="button" className={styles.close} onClick={() => dismiss(id)}>
            Close
          </button>
        </div>
      ))}
    </section>
  );
  return host ? createPortal(region, host) : region;
}
