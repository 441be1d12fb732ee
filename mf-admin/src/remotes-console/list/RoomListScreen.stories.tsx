import { never, refusal, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aRoom, aVersion } from '../../testing/aRoom.ts';
import { RoomListScreen } from './RoomListScreen.tsx';

const meta = {
  title: 'mf-admin/Remotes',
  component: RoomListScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoomListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (status: TestAnswers['GET /remotes/status'] = never): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /remotes/status': status } })],
  render: () => (
    <MemoryRouter>
      <RoomListScreen />
    </MemoryRouter>
  ),
});

export const Filled = story({
  rooms: [
    aRoom({ name: 'shell' }),
    aRoom({ name: 'mf-feed', canary: { version: '1.5.0-a1b2c3d4', percent: 10 } }),
    aRoom({ versions: [aVersion({ health: { browsers: 0, failing: 0 } })] }),
    aRoom({ name: 'mf-games', killed: true }),
    aRoom({ name: 'mf-zones', versions: [aVersion({ health: { browsers: 48, failing: 3 } })] }),
    aRoom({ name: 'mf-admin', active: null, previous: null, versions: [] }),
  ],
});

export const Empty = story({ rooms: [] });

export const Loading = story();

export const Failed = story(refusal());
