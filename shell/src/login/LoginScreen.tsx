import { Notice, Skeleton, Spinner, useWords } from '@plaza/design-system';
import { Suspense } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import { Door } from './Door.tsx';
import { LoginChoice } from './LoginChoice.tsx';
import { loginAddress, loginViewOf, type LoginView } from './loginViews.ts';
import { useArrival } from './useArrival.ts';
import { doorWords } from './words.ts';

const loadLater = () => import('./later.ts');
const LoginForm = lazyPart(
  () => import('./LoginForm.tsx'),
  (form) => form.LoginForm,
);
const ForgotForm = lazyPart(loadLater, (later) => later.ForgotForm);
const ResetForm = lazyPart(loadLater, (later) => later.ResetForm);

/** What the forms take, as far as they can be seen: what comes below them stays where it is. */
const heights: Readonly<Record<LoginView, number>> = {
  choose: 92,
  emailLogin: 207,
  forgotPassword: 123,
  resetPassword: 514,
};

/** The login alone, in one of its views. */
export function LoginScreen() {
  const t = useWords(doorWords);
  const here = useSubject(useHost().address$);
  const arriving = useArrival();
  const view = loginViewOf(here.search);
  if (arriving.status === 'entering') {
    return (
      <Door title={t.entering} words={t.enteringWords}>
        <Spinner label={t.signingIn} />
      </Door>
    );
  }
  return (
    <Door title={t[view]} words={wordsFor(view, t)} back={backFrom(view, here)}>
      {arriving.status === 'refused' ? <Notice tone="bad">{arriving.words}</Notice> : null}
      <Suspense fallback={<Skeleton shape="block" height={heights[view]} label={t.loading} />}>
        {view === 'choose' ? <LoginChoice /> : null}
        {view === 'emailLogin' ? <LoginForm /> : null}
        {view === 'forgotPassword' ? <ForgotForm /> : null}
        {view === 'resetPassword' ? (
          <ResetForm token={arriving.status === 'reset' ? arriving.token : ''} />
        ) : null}
      </Suspense>
    </Door>
  );
}

function wordsFor(view: LoginView, t: typeof doorWords.now): string {
  if (view === 'choose') return t.chooseWords({ brand: brand.name });
  if (view === 'emailLogin') return t.emailLoginWords({ id: brand.idName });
  return view === 'forgotPassword' ? t.forgotPasswordWords : t.resetPasswordWords;
}

function backFrom(view: LoginView, here: Parameters<typeof loginAddress>[1]): string | undefined {
  if (view === 'choose') return undefined;
  return loginAddress(view === 'emailLogin' ? 'choose' : 'emailLogin', here);
}
