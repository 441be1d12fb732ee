import { ToastRegion, useWords } from '@plaza/design-system';
import { type ComponentType, lazy, Suspense } from 'react';
import classes from './App.module.css';
import { firstWords } from './frame/first.words.ts';
import { PublicFrame } from './frame/PublicFrame.tsx';
import { Stage } from './frame/Stage.tsx';
import { useHost } from './host/useHost.ts';
import { useSubject } from './host/useSubject.ts';
import { NoRegistryScreen } from './pages/NoRegistryScreen.tsx';
import { WaitingScreen } from './pages/WaitingScreen.tsx';
import { Alive } from './picture/Alive.tsx';
import type { Scene } from './routing/sceneAt.ts';

export const loadLater = () => import('./frame/later.ts');
const Frame = part(loadLater, (later) => later.Frame);
const FrameDialogs = part(loadLater, (later) => later.FrameDialogs);
const NotFoundScreen = part(loadLater, (later) => later.NotFoundScreen);
const OverrideBadge = part(loadLater, (later) => later.OverrideBadge);
const SlotPortals = part(loadLater, (later) => later.SlotPortals);

const LandingScreen = part(
  () => import('./landing/LandingScreen.tsx'),
  (landing) => landing.LandingScreen,
);
const LoginScreen = part(
  () => import('./login/LoginScreen.tsx'),
  (login) => login.LoginScreen,
);
const SignupScreen = part(
  () => import('./signup/SignupScreen.tsx'),
  (signup) => signup.SignupScreen,
);
const SettingsScreen = part(
  () => import('./settings/SettingsScreen.tsx'),
  (settings) => settings.SettingsScreen,
);
const PublicScreen = part(
  () => import('./public/PublicScreen.tsx'),
  (pages) => pages.PublicScreen,
);

/** The whole page: a frame for the one who is looking, and in it what the address shows. */
export function App() {
  const t = useWords(firstWords);
  const { sessions, scene$, toasts, board, dialog$, overrides } = useHost();
  const session = useSubject(sessions.session$);
  const { scene } = useSubject(scene$);
  const isMember = session.status === 'member';
  const hasSlots = useSubject(board.slots$).length > 0;
  const hasOverrides = useSubject(overrides.list$).length > 0;
  const hasDialog = useSubject(dialog$) !== 'none';
  return (
    <>
      <a className={classes.skip} href="#main">
        {t.skip}
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
            <Alive />
          </Suspense>
        </PublicFrame>
      )}
      {/* Two boundaries: what is still on its way in one must not hide, and so close, what is open in the other. */}
      <Suspense>{hasSlots ? <SlotPortals /> : null}</Suspense>
      <Suspense>{isMember || hasDialog ? <FrameDialogs /> : null}</Suspense>
      <Suspense>{hasOverrides ? <OverrideBadge /> : null}</Suspense>
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

/** A component of a chunk that comes when it is first shown. */
function part<Parts, Props extends object>(
  load: () => Promise<Parts>,
  pick: (parts: Parts) => ComponentType<Props>,
) {
  return lazy(async () => ({ default: pick(await load()) }));
}
