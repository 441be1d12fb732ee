import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aComparison, aRemote, aRemoteUse } from '../../testing/aRemote.ts';
import { screen, within } from 'storybook/test';
import { RemoteScreen } from './RemoteScreen.tsx';

const meta = {
  title: 'mf-admin/Remote',
  component: RemoteScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RemoteScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (status: TestAnswers['GET /remotes/status'] = never, view = ''): Story => ({
  decorators: [
    shellDecorator({
      answers: {
        'GET /remotes/status': status,
        'GET /remotes/:name/use': aRemoteUse(),
        'GET /remotes/:name/compare': aComparison,
        'GET /remotes/:name/tokens': {
          tokens: [{ label: 'team chat', created_at: '2026-11-20T10:00:00.000Z', revoked_at: null }],
        },
        'POST /remotes/:name/tokens': { token: 'plaza_mf-chat_8sJ2kQ0yW1' },
        'POST /remotes/:name/kill': apiError('This deploy token is for another remote.', 403),
      },
    }),
  ],
  render: () => (
    <MemoryRouter initialEntries={[`/admin/remotes/mf-chat${view}`]}>
      <Routes>
        <Route path="/admin/remotes/:name" element={<RemoteScreen />} />
      </Routes>
    </MemoryRouter>
  ),
});

export const Filled = story({ remotes: [aRemote()] });

export const Canary = story({ remotes: [aRemote({ canary: { version: '1.5.0-a1b2c3d4', percent: 10 } })] });

export const InBrowsers = story({ remotes: [aRemote()] }, '?view=use');

export const Compared = story({ remotes: [aRemote()] }, '?view=compare');

export const Tokens = story({ remotes: [aRemote()] }, '?view=tokens');

export const SwitchedOff = story({ remotes: [aRemote({ killed: true })] });

export const NeverDeployed = story({ remotes: [] });

export const Loading = story();

export const Failed = story(apiError());

const pressed = (name: string | RegExp): Story => ({
  ...story({ remotes: [aRemote()] }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name })),
});
export const AskingToActivate = pressed(/^Activate /);
export const AskingToRollBack = pressed('Roll back');
export const AskingToSwitchOff = pressed('Switch off');

export const SwitchOffRefused: Story = {
  ...story({ remotes: [aRemote()] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch off' }),
    );
  },
};
export const TokenMade: Story = {
  ...story({ remotes: [aRemote()] }, '?view=tokens'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Label' }), 'build machine');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a token' }));
    await canvas.findByText('plaza_mf-chat_8sJ2kQ0yW1');
  },
};
