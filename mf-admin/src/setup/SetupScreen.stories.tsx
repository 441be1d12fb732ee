import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { asAdmin } from '../testing/asAdmin.ts';
import { aSetup } from '../testing/aSetup.ts';
import { SetupScreen } from './SetupScreen.tsx';

const meta = {
  title: 'mf-admin/Set-up',
  component: SetupScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const someInvitations = (['open', 'used', 'revoked', 'over'] as const).map((state, index) => ({
  id: String(9 - index),
  email: `a-first-visitor-with-a-long-name-${index}@harbour-light-radio.example`,
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-04T12:00:00.000Z',
  state,
}));

const story = (setup: TestAnswers['GET /setup'] = never): Story => ({
  decorators: [
    shellDecorator({
      session: asAdmin(),
      answers: {
        'GET /setup': setup,
        'GET /setup/invitations': someInvitations,
        'POST /setup/storage': { storage: 'disk', ms: 3 },
        'POST /setup/mail': apiError(
          'The mail server did not take it. It said: 535 5.7.8 wrong password',
          502,
        ),
        'POST /setup/invitations': { link: 'https://plaza.example/signup', mailed: 2 },
      },
    }),
  ],
  render: () => (
    <MemoryRouter>
      <SetupScreen />
    </MemoryRouter>
  ),
});

export const New = story(aSetup());
export const NothingConfigured = story(
  aSetup({ public_url: null, mail: { is_configured: false, from: '' } }),
);
export const SignupOff = story(aSetup({ is_signup_open: false }));
export const Done = story(aSetup({ is_done: true, people: 120 }));
export const Loading = story();
export const Failed = story(apiError());
/** Mail does not leave, storage works, and two people are invited. */
export const Tried: Story = {
  ...story(aSetup()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Send a mail to' }),
      'amber@plaza.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write and read a file' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Addresses' }),
      'wren@a.example, dune@a.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Invite them' }));
    await canvas.findByText(/^The link for everybody/);
  },
};
