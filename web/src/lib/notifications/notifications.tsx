import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '../../texts/en/parts.ts';
import { dismiss, noHost, noNotifications, notificationsStore } from './notifications-store.ts';

/** The notifications, announced to screen readers. Their styles are in `theme/notifications.css`. */
export function Notifications() {
  const shown = useSyncExternalStore(
    notificationsStore.subscribe,
    notificationsStore.current,
    noNotifications,
  );
  const host = useSyncExternalStore(notificationsStore.subscribe, notificationsStore.host, noHost);
  const region = (
    <section className="notifications" aria-label={texts.notifications} aria-live="polite">
      {shown.map(({ id, kind, title, text, more, action }) => (
        <div
          key={id}
          className="notification"
          data-kind={kind}
          role={kind === 'error' ? 'alert' : 'status'}
        >
          <div>
            <p className="notification-title">{title}</p>
            {text && <p>{text}</p>}
            {more && <p>{more}</p>}
          </div>
          {action && (
            <button
              type="button"
              className="notification-close notification-action"
              aria-label={`${action.label}: ${title}`}
              onClick={action.run}
            >
              {action.label}
            </button>
          )}
          <button type="button" className="notification-close" onClick={() => dismiss(id)}>
            {texts.close}
          </button>
        </div>
      ))}
    </section>
  );
  return host ? createPortal(region, host) : region;
}
