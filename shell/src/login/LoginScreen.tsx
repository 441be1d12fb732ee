import { Notice, Skeleton, Spinner } from '@plaza/design-system';
import { lazy, Suspense } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { Door } from './Door.tsx';
import { LoginChoice } from './LoginChoice.tsx';
import { loginAddress, loginViewOf, type LoginView } from './loginViews.ts';
import { useArrival } from './useArrival.ts';

const LoginForm = lazy(() => import('./LoginForm.tsx').then((form) => ({ default: form.LoginForm })));
const ForgotForm = lazy(() => import('./later.ts').then((later) => ({ default: later.ForgotForm })));
const ResetForm = lazy(() => import('./later.ts').then((later) => ({ default: later.ResetForm })));

const titles: Record<LoginView, readonly [title: string, words: string]> = {
  choose: ['Welcome back', `Sign in to ${brand.name}.`],
  emailLogin: ['Sign in', `With the address or the ${brand.idName} you signed up with.`],
  forgotPassword: ['Forgot your password?', 'We send a link to the address of your account.'],
  resetPassword: ['A new password', 'The token stands in the mail that we sent you.'],
};

/** The login alone, in one of its views. */
export function LoginScreen() {
  const here = useSubject(useHost().address$);
  const arriving = useArrival();
  const view = loginViewOf(here.search);
  const [title, words] = titles[view];
  if (arriving.status === 'entering') {
    return (
      <Door title="Almost there" words="You are being let in.">
        <Spinner label="Signing in" />
      </Door>
    );
  }
  return (
    <Door title={title} words={words} back={backFrom(view, here)}>
      {arriving.status === 'refused' ? <Notice tone="bad">{arriving.words}</Notice> : null}
      <Suspense fallback={<Skeleton shape="block" height={220} label="Loading" />}>
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

function backFrom(view: LoginView, here: Parameters<typeof loginAddress>[1]): string | undefined {
  if (view === 'choose') return undefined;
  return loginAddress(view === 'emailLogin' ? 'choose' : 'emailLogin', here);
}
