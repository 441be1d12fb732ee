import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { DEMO_LOGIN } from '@plaza/api-contract';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { App } from '../App.tsx';
import { createTestHost, loginAnswer, type TestHostOptions } from '../testing/createTestHost.ts';
import { enterLogin } from '../testing/enterLogin.ts';
import { HostStage } from '../testing/HostStage.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  setWindowWidth(1280);
});

async function open(pathname: string, answers: TestHostOptions['answers'] = {}) {
  const test = createTestHost({ pathname, answers });
  render(
    <HostStage host={test.host}>
      <App />
    </HostStage>,
  );
  await screen.findByRole('heading', { level: 1 });
  return test;
}

const sentTo = ({ sent }: Awaited<ReturnType<typeof open>>, path: string) =>
  sent.filter((one) => one.path === path).map(({ body }) => body);
const field = (label: string) => screen.findByLabelText(label);
const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the choice', () => {
  test("[2.4-1] offers 'Login via Email', which leads to name and password", async () => {
    const { host } = await open('/login?then=%2Fchat');
    press('Login via Email');
    expect(await field('Email or Username')).toHaveFocus();
    expect(host.address$.getValue().search).toBe('?view=emailLogin&then=%2Fchat');
  });

  test("[2.4-1] [2.2-11] Google opens 'Feature Not Available' where it is not configured", async () => {
    await open('/login', { '/api/auth/providers': { body: { google: null, oauth: null, demo: false } } });
    press('Sign in with Google');
    expect(await screen.findByRole('dialog', { name: 'Feature Not Available' })).toBeVisible();
  });

  test('nobody leaves for Google without a nonce of the server, and it is told', async () => {
    const providers = { google: { client_id: 'plaza-client' }, oauth: { name: 'Townhall' }, demo: false };
    const test = await open('/login', {
      '/api/auth/providers': { body: providers },
      '/api/auth/google/nonce': { status: 503, body: { error: 'Away.', code: 'http.away' } },
    });
    await screen.findByRole('link', { name: 'Sign in with Townhall' });
    press('Sign in with Google');
    await waitFor(() => expect(test.host.toasts.shown$.getValue()).toMatchObject([{ tone: 'bad' }]));
    expect(sentTo(test, '/api/auth/google/nonce')).toHaveLength(1);
    expect(sessionStorage.getItem('plaza:google')).toBeNull();
  });

  test('another provider has a button only when it is configured', async () => {
    await open('/login', {
      '/api/auth/providers': { body: { google: null, oauth: { name: 'Townhall' }, demo: false } },
    });
    const way = await screen.findByRole('link', { name: 'Sign in with Townhall' });
    expect(way).toHaveAttribute('href', '/api/auth/oauth');
  });

  test('[2.4-2] leads a stranger to the sign-up, which knows where they wanted to go', async () => {
    const { host } = await open('/login?then=%2Fchat');
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign Up' }));
    expect(host.address$.getValue()).toEqual({ pathname: '/signup', search: '?then=%2Fchat' });
  });
});

describe('name and password', () => {
  const at = '/login?view=emailLogin';

  test('[2.4-2] [2.4-5] begin a session, and lead home', async () => {
    const test = await open(at, { '/api/auth/login': { body: loginAnswer() } });
    await act(() => enterLogin(document.body, ' amber ', 'walk-the-plaza'));
    await waitFor(() => expect(test.host.sessions.session$.getValue().status).toBe('member'));
    expect(sentTo(test, '/api/auth/login')).toEqual([
      { emailOrUsername: 'amber', password: 'walk-the-plaza' },
    ]);
    expect(test.host.scene$.getValue()).toEqual({ scene: 'redirect', to: '/' });
  });

  test('are for password managers too', async () => {
    await open(at);
    expect(await field('Email or Username')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(await field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  test("[8-1] that are refused are told in the server's words, and what was typed stays", async () => {
    const apiError = { status: 403, body: { code: 'auth.wrong-login', error: 'That pair is not known.' } };
    await open(at, { '/api/auth/login': apiError });
    await act(() => enterLogin(document.body, 'amber', 'wrong'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed: That pair is not known.');
    expect(await field('Email or Username')).toHaveValue('amber');
    expect(await field('Password')).toHaveFocus();
  });

  test('[8-1] a server that stumbles is not blamed on the visitor', async () => {
    await open(at, { '/api/auth/login': { status: 503 } });
    await act(() => enterLogin(document.body, 'amber', 'right'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred during login. Please try again later.',
    );
  });

  test('that are missing are asked for at the field, and nothing is sent', async () => {
    const test = await open(at);
    await act(() => enterLogin(document.body, '', ''));
    expect(await field('Email or Username')).toHaveAccessibleDescription(
      'Please enter your email or username.',
    );
    expect(await field('Email or Username')).toHaveFocus();
    expect(sentTo(test, '/api/auth/login')).toEqual([]);
  });

  test.each([
    ['of an account that is not verified', 'auth.unverified'],
    ['in a browser that has just signed up', 'auth.wrong-or-waiting'],
  ])('%s lead to the code', async (_, code) => {
    const apiError = { status: 403, body: { code, error: 'Enter the code first.' } };
    await open(at, { '/api/auth/login': apiError });
    await act(() => enterLogin(document.body, 'amber', 'right'));
    expect(await screen.findByRole('link', { name: 'Enter your code' })).toHaveAttribute(
      'href',
      '/signup?view=verify',
    );
  });
});

describe('a forgotten password', () => {
  test("[2.4-3] [8-1] 'Reset it here' asks for the mail, and goes on to its token", async () => {
    const test = await open('/login?view=emailLogin', { '/api/auth/forgot': { body: { message: 'Sent.' } } });
    fireEvent.click(await screen.findByRole('link', { name: 'Reset it here' }));
    await fill('Email or Username', 'amber');
    press('Send Reset Link');
    expect(await screen.findByText('Password reset link sent to your email!')).toBeVisible();
    expect(sentTo(test, '/api/auth/forgot')).toEqual([{ emailOrUsername: 'amber' }]);
    expect(await field('Password Reset Token')).toHaveFocus();
  });

  test.each([
    [429, { error: 'Too many mails.' }, 'Failed to send reset link: Too many mails.'],
    [503, {}, 'An error occurred. Please try again later...'],
  ])('[8-1] a refusal with %s is told', async (status, body, words) => {
    await open('/login?view=forgotPassword', { '/api/auth/forgot': { status, body } });
    await fill('Email or Username', 'amber');
    press('Send Reset Link');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

describe('a new password', () => {
  const at = '/login?view=resetPassword';
  const enter = async (password: string, confirm = password) => {
    await fill('Password Reset Token', ' t0ken ');
    await fill('New Password', password);
    await fill('Confirm Password', confirm);
    press('Reset Password');
  };

  test('[2.4-4] [8-1] is set with the token of the mail, and leads back to the login', async () => {
    const test = await open(at, { '/api/auth/reset': { body: { message: 'Done.' } } });
    await enter('three lanterns');
    expect(await screen.findByText('Password reset successfully!')).toBeVisible();
    expect(sentTo(test, '/api/auth/reset')).toEqual([{ token: 't0ken', password: 'three lanterns' }]);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('says what is lost before it happens, where nothing else opens the chat keys', async () => {
    await open(at);
    expect(
      await screen.findByText(/no recovery code or passkey either, your messages from before stay locked/),
    ).toBeVisible();
  });

  test("[5-1] [8-1] 'Passwords do not match!' stands at the second one", async () => {
    const test = await open(at);
    await enter('three lanterns', 'four lanterns');
    expect(await field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match!');
    expect(await field('Confirm Password')).toHaveFocus();
    expect(sentTo(test, '/api/auth/reset')).toEqual([]);
  });

  test('[5-1] everything is asked for', async () => {
    await open(at);
    await field('New Password');
    press('Reset Password');
    expect(await field('Password Reset Token')).toHaveAccessibleDescription(
      'Please enter the token from the mail.',
    );
    expect(await field('New Password')).toBeInvalid();
  });

  test('[8-1] a token that is worn out is told at its field', async () => {
    const apiError = { status: 403, body: { code: 'auth.wrong-reset', error: 'This token is worn out.' } };
    await open(at, { '/api/auth/reset': apiError });
    await enter('three lanterns');
    await waitFor(async () =>
      expect(await field('Password Reset Token')).toHaveAccessibleDescription(
        'Password reset failed: This token is worn out.',
      ),
    );
  });

  test('the rule stands there before one types, and the strength while one does', async () => {
    await open(at);
    expect(await field('New Password')).toHaveAccessibleDescription(/At least 8 characters/);
    await fill('New Password', 'three lanterns by the well');
    expect(await field('New Password')).toHaveAccessibleDescription('Strong.');
  });
});

describe('behind the # of the address', () => {
  const openWith = (hash: string, answers: TestHostOptions['answers'] = {}) => {
    window.history.replaceState(null, '', `/login${hash}`);
    return open('/login', answers);
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('a reset token from the mail is filled in', async () => {
    const { host } = await openWith('#reset=t0ken');
    expect(await field('Password Reset Token')).toHaveValue('t0ken');
    expect(await field('New Password')).toHaveFocus();
    expect(host.address$.getValue().search).toBe('?view=resetPassword');
  });

  test('a code of another provider is traded for a session', async () => {
    const test = await openWith('#oauth=c0de', { '/api/auth/oauth': { body: loginAnswer() } });
    await waitFor(() => expect(test.host.sessions.session$.getValue().status).toBe('member'));
    expect(sentTo(test, '/api/auth/oauth')).toEqual([{ code: 'c0de' }]);
  });

  test('a code of another provider leads on to where its visitor wanted to go', async () => {
    window.history.replaceState(null, '', '/login?then=%2Fchat#oauth=c0de');
    const test = await open('/login?then=%2Fchat', { '/api/auth/oauth': { body: loginAnswer() } });
    await waitFor(() => expect(test.host.sessions.session$.getValue().status).toBe('member'));
    expect(test.host.scene$.getValue()).toEqual({ scene: 'redirect', to: '/chat' });
  });

  test("[8-1] a Google token that this browser did not ask for is 'Login failed with Google'", async () => {
    const test = await openWith('#id_token=a.b.c&state=s');
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed with Google');
    expect(sentTo(test, '/api/auth/google')).toEqual([]);
  });

  test('a provider that refused is told', async () => {
    await openWith('#oauth-error=auth.wrong-outside');
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed: the provider');
  });
});

describe('Get Started', () => {
  test('[2.3-2] enters with the demo pair and goes home over /login', async () => {
    const test = await open('/', { '/api/auth/login': { body: loginAnswer({ name: 'Visitor' }) } });
    press('Get Started');
    await waitFor(() => expect(test.host.sessions.session$.getValue().status).toBe('member'));
    expect(sentTo(test, '/api/auth/login')).toEqual([DEMO_LOGIN]);
    expect(test.host.address$.getValue().pathname).toBe('/login');
  });

  test("[2.2-11] opens 'Feature Not Available' where the demo is closed", async () => {
    await open('/', {
      '/api/auth/login': { status: 403, body: { code: 'auth.demo-closed', error: 'Closed.' } },
    });
    press('Get Started');
    expect(await screen.findByRole('dialog', { name: 'Feature Not Available' })).toBeVisible();
  });
});
