import { ToastRegion, useWords } from '@plaza/design-system';
import { Suspense } from 'react';
import classes from './App.module.css';
import { brand, brandTurn$ } from './brand.ts';
import { firstWords } from './first.words.ts';
import { PublicFrame } from './frame/PublicFrame.tsx';
import { Stage } from './frame/Stage.tsx';
import { useHost } from './host/useHost.ts';
import { useSubject } from './host/useSubject.ts';
import { lazyPart } from './parts/lazyPart.tsx';
import { ScreenBoundary } from './parts/ScreenBoundary.tsx';
import { NoRegistryScreen } from './pages/NoRegistryScreen.tsx';
import { WaitingScreen } from './pages/WaitingScreen.tsx';
import { Alive } from './picture/Alive.tsx';
import { featureAt } from './routing/featureAt.ts';
import type { Scene } from './routing/sceneAt.ts';
import { invitationIn } from './signup/invitationIn.ts';

export const loadLater = () => import('./memberFrame.ts');
const Frame = lazyPart(loadLater, (later) => later.Frame);
const FrameDialogs = lazyPart(loadLater, (later) => later.FrameDialogs);
const SlotPortals = lazyPart(loadLater, (later) => later.SlotPortals);

const loadRare = () => import('./rareScreens.ts');
const FeatureOffScreen = lazyPart(loadRare, (rare) => rare.FeatureOffScreen);
const NotFoundScreen = lazyPart(loadRare, (rare) => rare.NotFoundScreen);
const OverrideBadge = lazyPart(loadRare, (rare) => rare.OverrideBadge);

const LandingScreen = lazyPart(
  () => import('./landing/LandingScreen.tsx'),
  (landing) => landing.LandingScreen,
);
const LoginScreen = lazyPart(
  () => import('./login/LoginScreen.tsx'),
  (login) => login.LoginScreen,
);
const SignupScreen = lazyPart(
  () => import('./signup/SignupScreen.tsx'),
  (signup) => signup.SignupScreen,
);
const SettingsScreen = lazyPart(
  () => import('./settings/SettingsScreen.tsx'),
  (settings) => settings.SettingsScreen,
);
const PublicScreen = lazyPart(
  () => import('./public/PublicScreen.tsx'),
  (pages) => pages.PublicScreen,
);

/** The whole page: a frame for the one who is looking, and in it what the address shows. */
export function App() {
  const t = useWords(firstWords);
  const { sessions, scene$, toasts, board, dialog$, guards, overrides } = useHost();
  const session = useSubject(sessions.session$);
  const { scene } = useSubject(scene$);
  const isMember = session.status === 'member';
  const hasSlots = useSubject(board.slots$).length > 0;
  const hasOverrides = useSubject(overrides.list$).length > 0;
  const hasDialog = useSubject(dialog$) !== 'none';
  const isAsked = useSubject(guards.asked$) !== undefined;
  // Everything below reads the brand while it is drawn.
  useSubject(brandTurn$);
  return (
    <>
      <a className={classes.skip} href="#main">
        {t.skip}
      </a>
      {session.status === 'member' ? (
        <ScreenBoundary>
          <Suspense fallback={<WaitingScreen />}>
            <Frame user={session.user}>
              <ScreenBoundary key={scene}>
                <Suspense fallback={<WaitingScreen />}>
                  <Screen scene={scene} />
                </Suspense>
              </ScreenBoundary>
            </Frame>
          </Suspense>
        </ScreenBoundary>
      ) : (
        <PublicFrame>
          <ScreenBoundary key={scene}>
            <Suspense fallback={<WaitingScreen />}>
              <Screen scene={scene} />
              <Alive />
            </Suspense>
          </ScreenBoundary>
        </PublicFrame>
      )}
      {/* Two boundaries: what is still on its way in one must not hide, and so close, what is open in the other. */}
      <ScreenBoundary quiet>
        <Suspense>{hasSlots ? <SlotPortals /> : null}</Suspense>
      </ScreenBoundary>
      <ScreenBoundary quiet>
        {/* It also stands before what would be lost: with every remote. */}
        <Suspense>{isMember || hasSlots || hasDialog || isAsked ? <FrameDialogs /> : null}</Suspense>
      </ScreenBoundary>
      <ScreenBoundary quiet>
        <Suspense>{hasOverrides ? <OverrideBadge /> : null}</Suspense>
      </ScreenBoundary>
      <ToastRegion toasts={useSubject(toasts.shown$)} onDismiss={({ id }) => toasts.dismiss(id)} />
    </>
  );
}

function Screen({ scene }: { scene: Scene['scene'] }) {
  const { pathname, search } = useSubject(useHost().address$);
  const isInvited = scene === 'signup' && invitationIn(search) !== undefined;
  const feature = featureAt(pathname);
  if (
    feature &&
    !isInvited &&
    brand.featuresOff.includes(feature) &&
    (scene === 'remote' || scene === 'signup')
  )
    return <FeatureOffScreen />;
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
