import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { setWindowWidth } from '@plaza/shell-contract/testing';
import { App } from '../App.tsx';
import { changeBrand } from '../brand.ts';
import { createTestHost, loginAnswer, type TestHostOptions } from '../testing/createTestHost.ts';
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

async function enterNewcomer(change: { confirm?: string } = {}) {
  await fill('Name', 'Dora Quist');
  await fill('Create your Plaza ID', 'dora');
  await fill('Email', 'dora@plaza.example');
  await fill('Password', 'three lanterns');
  await fill('Confirm Password', change.confirm ?? 'three lanterns');
  press('Sign Up');
}

test("[2.5-1] the choice is 'Sign Up via Email' or Google, and a way to the login", async () => {
  await open('/signup');
  expect(screen.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?view=choose');
  press('Sign Up via Email');
  expect(await field('Name')).toHaveFocus();
});

describe('the form', () => {
  const at = '/signup?view=emailSignup&then=%2Fchat';

  test('[2.5-2] [2.5-3] makes an account with the code of the mail, and leads on', async () => {
    const test = await open(at, {
      '/api/auth/register': { body: { message: 'On its way.' } },
      '/api/auth/verify': { body: { message: 'OTP Verified Successfully!', ...loginAnswer() } },
    });
    await enterNewcomer();
    expect(await screen.findByText(/is on its way to dora@plaza.example/)).toBeVisible();
    expect(sentTo(test, '/api/auth/register')).toEqual([
      { name: 'Dora Quist', username: 'dora', email: 'dora@plaza.example', password: 'three lanterns' },
    ]);

    expect(await field('Enter OTP')).toHaveAttribute('autocomplete', 'one-time-code');
    await fill('Enter OTP', 'Your code: 123 456');
    press('Verify OTP');
    await waitFor(() => expect(test.host.sessions.session$.getValue().status).toBe('member'));
    expect(sentTo(test, '/api/auth/verify')).toEqual([{ email: 'dora@plaza.example', otp: '123456' }]);
    expect(test.host.toasts.shown$.getValue()[0]?.message).toBe('OTP Verified Successfully!');
    expect(test.host.scene$.getValue()).toEqual({ scene: 'redirect', to: '/chat' });
  });

  test('[5-1] asks for everything', async () => {
    const test = await open(at);
    await field('Name');
    press('Sign Up');
    for (const label of ['Name', 'Create your Plaza ID', 'Email', 'Password']) {
      expect(await field(label)).toBeInvalid();
    }
    expect(await field('Name')).toHaveFocus();
    expect(sentTo(test, '/api/auth/register')).toEqual([]);
  });

  test("[5-1] [8-1] says 'Passwords do not match'", async () => {
    await open(at);
    await enterNewcomer({ confirm: 'four lanterns' });
    expect(await field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  });

  test('[8-1] a refusal stands at the field it is about, and what was typed stays', async () => {
    const apiError = { status: 409, body: { code: 'auth.username-taken', message: 'Somebody has that ID.' } };
    await open(at, { '/api/auth/register': apiError });
    await enterNewcomer();
    await waitFor(async () =>
      expect(await field('Create your Plaza ID')).toHaveAccessibleDescription(
        /^Registration failed: Somebody has that ID\./,
      ),
    );
    expect(await field('Create your Plaza ID')).toHaveValue('dora');
  });

  test("the server's word on a field stands there too", async () => {
    const apiError = {
      status: 400,
      body: { code: 'http.invalid', error: 'Look again.', fields: { 'body.email': 'name@example.com' } },
    };
    await open(at, { '/api/auth/register': apiError });
    await enterNewcomer();
    await waitFor(async () => expect(await field('Email')).toHaveAccessibleDescription('name@example.com'));
  });

  test('what others know of one makes a poor password', async () => {
    await open(at);
    await fill('Create your Plaza ID', 'AmberLindqvist');
    await fill('Password', 'AmberLindqvist7');
    expect(await field('Password')).toHaveAccessibleDescription(/Easy to guess/);
  });
});

describe('the code', () => {
  const at = '/signup?view=verify';

  test('[8-1] that is wrong is told at its field', async () => {
    const apiError = { status: 403, body: { code: 'auth.wrong-otp', error: 'That code is not right.' } };
    await open(at, { '/api/auth/verify': apiError });
    await fill('Email', 'dora@plaza.example');
    await fill('Enter OTP', '111111');
    press('Verify OTP');
    await waitFor(async () =>
      expect(await field('Enter OTP')).toHaveAccessibleDescription(
        'OTP verification failed: That code is not right.',
      ),
    );
    expect(await field('Enter OTP')).toHaveFocus();
  });

  test('of a sign-up in another browser leads to a password of one’s own', async () => {
    const opened = { message: 'OTP Verified Successfully!', has_password: false, ...loginAnswer() };
    const test = await open(at, { '/api/auth/verify': { body: opened } });
    await fill('Email', 'dora@plaza.example');
    await fill('Enter OTP', '123456');
    press('Verify OTP');
    fireEvent.click(await screen.findByRole('button', { name: 'Set a password' }));
    await waitFor(() => expect(test.host.address$.getValue().pathname).toBe('/settings'));
  });

  test('that is short is not sent', async () => {
    const test = await open(at);
    await fill('Email', 'dora@plaza.example');
    await fill('Enter OTP', '123');
    press('Verify OTP');
    expect(await field('Enter OTP')).toHaveAccessibleDescription('Please enter the six digits of the mail.');
    expect(sentTo(test, '/api/auth/verify')).toEqual([]);
  });

  test('comes again on wish', async () => {
    const test = await open(at, { '/api/auth/resend': { body: { message: 'On its way.' } } });
    await fill('Email', 'dora@plaza.example');
    press('Send a new code');
    expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
    expect(sentTo(test, '/api/auth/resend')).toEqual([{ email: 'dora@plaza.example' }]);
  });
});

test('who follows an invitation signs up under its address, though sign-up is off for others', async () => {
  changeBrand({ features_off: ['signup'] });
  try {
    const answers = { '/api/auth/register': { body: { message: 'On its way.' } } };
    const test = await open('/signup?view=emailSignup&invite=tok&email=wren%40plaza.example', answers);
    expect(await field('Email')).toHaveValue('wren@plaza.example');
    expect(await field('Email')).toHaveAttribute('readonly');
    await fill('Name', 'Wren');
    await fill('Create your Plaza ID', 'wren');
    await fill('Password', 'three lanterns');
    await fill('Confirm Password', 'three lanterns');
    press('Sign Up');
    await waitFor(() =>
      expect(sentTo(test, '/api/auth/register')).toMatchObject([
        { email: 'wren@plaza.example', invite: 'tok' },
      ]),
    );
    expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    test.address$.next({ pathname: '/signup', search: '' });
    expect(await screen.findByText('Feature Not Available')).toBeVisible();
  } finally {
    changeBrand({});
  }
});
