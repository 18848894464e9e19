import tamil from '@fontsource-variable/catamaran/files/catamaran-tamil-wght-normal.woff2';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { lazyComponent } from '../lib/page/lazy-component.tsx';
import { PageLoading } from '../components/page-state.tsx';
import { paths } from '../config/paths.ts';
import { firebaseApp } from '../lib/firebase/app.ts';
import { auth } from '../lib/firebase/auth.ts';
import '../theme/by-day.css';
import '../theme/notifications.css';
import { addTamilFace } from '../theme/tamil-face.ts';
import { LoginScreen } from './account/session/login-screen.tsx';
import { SessionFailedScreen } from './account/session/session-failed-screen.tsx';
import { SessionProvider } from './account/session/session-provider.tsx';
import { useSession } from './shell/session.ts';
import { Dashboard } from './dashboard.tsx';
import { SectionBoundary } from './shell/section-boundary.tsx';
import { DialogProvider } from './shell/dialogs/dialog-provider.tsx';
import { adminTheme } from './shell/admin-theme.ts';
import { Messages } from './shell/messages.tsx';

addTamilFace(tamil);

/** Loaded on demand: most people are signed in already. */
const secondStepScreen = lazyComponent(
  async () => (await import('./account/second-step-screen.tsx')).SecondStepScreen,
);

const notAdminScreen = lazyComponent(
  async () => (await import('./account/not-admin-screen.tsx')).NotAdminScreen,
);

const invitationScreen = lazyComponent(
  async () => (await import('./account/invitation-screen.tsx')).InvitationScreen,
);

/** A screen whose code is loaded when it is needed. */
const Later = ({ children }: { readonly children: ReactNode }) => (
  <SectionBoundary fallback={<SessionFailedScreen />}>
    <Suspense fallback={<PageLoading />}>{children}</Suspense>
  </SectionBoundary>
);

function Screen() {
  const { session } = useSession();
  const { pathname } = useLocation();
  if (pathname === paths.invitation)
    return (
      <Later>
        <invitationScreen.Component />
      </Later>
    );
  switch (session.state) {
    case 'loading':
      return <PageLoading label="Checking who is signed in" />;
    case 'signed-out':
      return <LoginScreen />;
    case 'second-step':
      return (
        <Later>
          <secondStepScreen.Component email={session.email} />
        </Later>
      );
    case 'not-admin':
      return (
        <Later>
          <notAdminScreen.Component email={session.email} />
        </Later>
      );
    case 'failed':
      return <SessionFailedScreen />;
    case 'admin':
      return <Dashboard key={session.uid} />;
  }
}

/** The dashboard. It renders only in the browser, and is not part of the public bundle. */
export function AdminApp() {
  return (
    <ThemeProvider theme={adminTheme}>
      <CssBaseline />
      <FirebaseAppProvider firebaseApp={firebaseApp}>
        <AuthProvider sdk={auth()}>
          <SessionProvider>
            <DialogProvider>
              <Screen />
            </DialogProvider>
          </SessionProvider>
        </AuthProvider>
      </FirebaseAppProvider>
      <Messages />
    </ThemeProvider>
  );
}
