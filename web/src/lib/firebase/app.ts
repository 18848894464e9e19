import { initializeApp } from 'firebase/app';
import { env } from '../../config/env.ts';

export const firebaseApp = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  apiKey: env.VITE_FIREBASE_API_KEY,
  appId: env.VITE_FIREBASE_APP_ID,
  authDomain: `${env.VITE_FIREBASE_PROJECT_ID}.firebaseapp.com`,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
});
