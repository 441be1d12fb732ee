import { never, refusal, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aRoom } from '../../testing/aRoom.ts';
import { RoomScreen } from './RoomScreen.tsx';

const meta = {
  title: 'mf-admin/Room',
  component: RoomScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoomScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (status: TestAnswers['GET /remotes/status'] = never): Story => ({
  decorators: [
    shellDecorator({
      answers: {
        'GET /remotes/status': status,
        'POST /remotes/:name/kill': refusal('This deploy token is for another room.', 403),
      },
    }),
  ],
  render: () => (
    <MemoryRouter initialEntries={['/admin/remotes/mf-chat']}>
      <Routes>
        <Route path="/admin/remotes/:name" element={<RoomScreen />} />
      </Routes>
    </MemoryRouter>
  ),
});

export const Filled = story({ rooms: [aRoom()] });

export const SwitchedOff = story({ rooms: [aRoom({ killed: true })] });

export const NeverDeployed = story({ rooms: [] });

export const Loading = story();

export const Failed = story(refusal());
