import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { TestHostOptions } from '../testing/createTestHost.ts';
import { enterLogin } from '../testing/enterLogin.ts';
import { PageStory } from '../testing/PageStory.tsx';

const meta = {
  title: 'Shell/Login',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const prelogin = { body: { kdf: 1, salt: 'AAECAwQFBgcICQoLDA0ODw', iterations: 600_000 } };
const at = (pathname: string, login?: NonNullable<TestHostOptions['answers']>[string]): Story => ({
  args: {
    options: {
      pathname,
      answers: { '/api/auth/prelogin': prelogin, ...(login ? { '/api/auth/login': login } : {}) },
    },
  },
});
const email = '/login?view=emailLogin';
const phone = { viewport: { value: 'phone' } };

export const Choice: Story = at('/login');
export const EmailLogin: Story = at(email);
export const EmailLoginOnAPhone: Story = { ...EmailLogin, globals: phone };
export const SomethingMissing: Story = {
  ...at(email),
  play: ({ canvasElement }) => enterLogin(canvasElement, '', ''),
};
export const Refused: Story = {
  ...at(email, { status: 403, body: { code: 'auth.wrong-login', error: 'That pair is not known.' } }),
  play: ({ canvasElement }) => enterLogin(canvasElement, 'amber', 'not this'),
};
export const Unverified: Story = {
  ...at(email, { status: 403, body: { code: 'auth.unverified', error: 'Please verify your email first.' } }),
  play: ({ canvasElement }) => enterLogin(canvasElement, 'amber', 'walk-the-plaza'),
};
export const Sending: Story = {
  ...at(email, 'never'),
  play: ({ canvasElement }) => enterLogin(canvasElement, 'amber', 'walk-the-plaza'),
};
export const ForgotPassword: Story = at('/login?view=forgotPassword');
export const ResetPassword: Story = at('/login?view=resetPassword');
export const ResetPasswordOnAPhone: Story = { ...ResetPassword, globals: phone };
