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

const story = (
  status: TestAnswers['GET /remotes/status'] = never,
  view = '',
  answers: TestAnswers = {},
): Story => ({
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
        ...answers,
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

const inBrowsers = (use: TestAnswers['GET /remotes/:name/use']) =>
  story({ remotes: [aRemote()] }, '?view=use', { 'GET /remotes/:name/use': use });
export const InBrowsersLoading = inBrowsers(never);
export const InBrowsersFailed = inBrowsers(apiError());
export const InNoBrowser = inBrowsers({ versions: [], errors: [] });

export const Compared = story({ remotes: [aRemote()] }, '?view=compare');

const compared = (comparison: TestAnswers['GET /remotes/:name/compare']) =>
  story({ remotes: [aRemote()] }, '?view=compare', { 'GET /remotes/:name/compare': comparison });
export const CompareLoading = compared(never);
export const CompareFailed = compared(apiError());
export const ComparedAlike = compared({ bytes: 0, files: [], facts: [], sources: [] });
export const NothingToCompare = story(
  { remotes: [aRemote({ versions: aRemote().versions.slice(0, 1) })] },
  '?view=compare',
);

export const Tokens = story({ remotes: [aRemote()] }, '?view=tokens');

const tokens = (known: TestAnswers['GET /remotes/:name/tokens']) =>
  story({ remotes: [aRemote()] }, '?view=tokens', { 'GET /remotes/:name/tokens': known });
export const TokensLoading = tokens(never);
export const TokensFailed = tokens(apiError());
export const NoTokens = tokens({ tokens: [] });
export const AskingToRevoke: Story = {
  ...story({ remotes: [aRemote()] }, '?view=tokens'),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Revoke/ })),
};

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
