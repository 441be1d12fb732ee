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
