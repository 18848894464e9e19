import { initializeApp } from 'firebase/app';
import { getMessaging, getToken, isSupported } from 'firebase/messaging';
import { env } from '../../config/env.ts';
import { timed } from '../page/timed.ts';
import { trustedScript } from '../page/trusted-types.ts';
import { firebaseApp } from './app.ts';

const [, messagingSenderId = ''] = env.VITE_FIREBASE_APP_ID.split(':');

/** An app of its own: nothing else needs the sender. */
const app = initializeApp({ ...firebaseApp.options, messagingSenderId }, 'push');

/** Whether Firebase Cloud Messaging reaches this browser. */
export const supportsPush = isSupported;

/** The site's service worker, which shows the messages; the dashboard itself does not register it. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const script = trustedScript('service-worker', '/service-worker.js');
  await navigator.serviceWorker.register(script, { scope: '/' });
  return navigator.serviceWorker.ready;
}

/** The token by which messages reach this browser, once notifications are allowed. */
export const getPushToken = (): Promise<string> =>
  timed('push token', async () =>
    getToken(getMessaging(app), {
      vapidKey: env.VITE_FIREBASE_VAPID_KEY,
      serviceWorkerRegistration: await worker(),
    }),
  );
