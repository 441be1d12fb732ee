import { ToastRegion } from '@plaza/design-system';
import { lazy, Suspense, useEffect } from 'react';
import classes from './App.module.css';
import { OverrideBadge } from './panel/OverrideBadge.tsx';
import { PublicFrame } from './frame/PublicFrame.tsx';
import { Stage } from './frame/Stage.tsx';
import { useHost } from './host/useHost.ts';
import { useSubject } from './host/useSubject.ts';
import { NoRegistryScreen } from './pages/NoRegistryScreen.tsx';
import { NotFoundScreen } from './pages/NotFoundScreen.tsx';
import { WaitingScreen } from './pages/WaitingScreen.tsx';
import type { Scene } from './routing/sceneAt.ts';

export const loadLater = () => import('./frame/later.ts');
const Frame = lazy(() => loadLater().then((later) => ({ default: later.Frame })));
const FrameDialogs = lazy(() => loadLater().then((later) => ({ default: later.FrameDialogs })));
const SlotPortals = lazy(() => loadLater().then((later) => ({ default: later.SlotPortals })));

const LandingScreen = lazy(() =>
  import('./landing/LandingScreen.tsx').then((landing) => ({ default: landing.LandingScreen })),
);
const LoginScreen = lazy(() =>
  import('./login/LoginScreen.tsx').then((login) => ({ default: login.LoginScreen })),
);
const SignupScreen = lazy(() =>
  import('./signup/SignupScreen.tsx').then((signup) => ({ default: signup.SignupScreen })),
);
const SettingsScreen = lazy(() =>
  import('./settings/SettingsScreen.tsx').then((settings) => ({ default: settings.SettingsScreen })),
);

const PublicScreen = lazy(() =>
  import('./public/PublicScreen.tsx').then((pages) => ({ default: pages.PublicScreen })),
);

/** The whole page: a frame for the one who is looking, and in it what the address shows. */
export function App() {
  const { sessions, scene$, toasts, board, dialog$ } = useHost();
  const session = useSubject(sessions.session$);
  const { scene } = useSubject(scene$);
  const isMember = session.status === 'member';
  const hasSlots = useSubject(board.slots$).length > 0;
  const hasDialog = useSubject(dialog$) !== 'none';
  usePanelKey();
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      {session.status === 'member' ? (
        <Suspense fallback={<WaitingScreen />}>
          <Frame user={session.user}>
            <Suspense fallback={<WaitingScreen />}>
              <Screen scene={scene} />
            </Suspense>
          </Frame>
        </Suspense>
      ) : (
        <PublicFrame>
          <Suspense fallback={<WaitingScreen />}>
            <Screen scene={scene} />
          </Suspense>
        </PublicFrame>
      )}
      {/* Two boundaries: what is still on its way in one must not hide, and so close, what is open in the other. */}
      <Suspense>{hasSlots ? <SlotPortals /> : null}</Suspense>
      <Suspense>{isMember || hasDialog ? <FrameDialogs /> : null}</Suspense>
      <OverrideBadge />
      <ToastRegion toasts={useSubject(toasts.shown$)} onDismiss={({ id }) => toasts.dismiss(id)} />
    </>
  );
}

function Screen({ scene }: { scene: Scene['scene'] }) {
  switch (scene) {
    case 'remote':
      return <Stage />;
    case 'landing':
      return <LandingScreen />;
    case 'login':
      return <LoginScreen />;
    case 'signup':
      return <SignupScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'public':
      return <PublicScreen />;
    case 'not-found':
      return <NotFoundScreen />;
    case 'no-registry':
      return <NoRegistryScreen />;
    case 'waiting':
    case 'redirect':
      return <WaitingScreen />;
  }
}

/** Alt+Shift+M opens the panel of remotes, for administrators and where overrides are allowed. */
function usePanelKey(): void {
  const { dialog$, sessions, mayOverride } = useHost();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // Alt changes the letter on some keyboards; the key itself does not move.
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
      const session = sessions.session$.getValue();
      if (!mayOverride && !(session.status === 'member' && session.user.isAdmin)) return;
      event.preventDefault();
      dialog$.next(dialog$.getValue() === 'remotes' ? 'none' : 'remotes');
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [dialog$, sessions, mayOverride]);
}
