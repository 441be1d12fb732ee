import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aRemote, aVersion } from '../../testing/aRemote.ts';
import { RemoteListScreen } from './RemoteListScreen.tsx';

const meta = {
  title: 'mf-admin/Remotes',
  component: RemoteListScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RemoteListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (status: TestAnswers['GET /remotes/status'] = never): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /remotes/status': status } })],
  render: () => (
    <MemoryRouter>
      <RemoteListScreen />
    </MemoryRouter>
  ),
});

export const Filled = story({
  remotes: [
    aRemote({ name: 'shell' }),
    aRemote({ name: 'mf-feed', canary: { version: '1.5.0-a1b2c3d4', percent: 10 } }),
    aRemote({ versions: [aVersion({ health: { browsers: 0, failing: 0 } })] }),
    aRemote({ name: 'mf-games', killed: true }),
    aRemote({ name: 'mf-zones', versions: [aVersion({ health: { browsers: 48, failing: 3 } })] }),
    aRemote({ name: 'mf-admin', active: null, previous: null, versions: [] }),
  ],
});

export const Empty = story({ remotes: [] });

export const Loading = story();

export const Failed = story(apiError());
