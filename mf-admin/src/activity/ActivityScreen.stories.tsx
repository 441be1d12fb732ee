import { ApiError } from '@plaza/shell-contract';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { asAdmin } from '../testing/asAdmin.ts';
import { ActivityScreen } from './ActivityScreen.tsx';

const meta = {
  title: 'mf-admin/Activity',
  component: ActivityScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ActivityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (activity: TestAnswers['GET /monitor/:userId'] = never): Story => ({
  decorators: [shellDecorator({ session: asAdmin(), answers: { 'GET /monitor/:userId': activity } })],
  render: () => (
    <MemoryRouter initialEntries={['/user-activity/2']}>
      <Routes>
        <Route path="/user-activity/:userId" element={<ActivityScreen />} />
      </Routes>
    </MemoryRouter>
  ),
});

export const Filled = story({
  data: Array.from({ length: 14 }, (_, at) => ({
    user_id: '2',
    first_active: `2026-11-${20 - at}T09:00:00.000Z`.replace(/-(\d)T/, '-0$1T'),
    last_active: `2026-11-${20 - at}T${10 + (at % 9)}:25:00.000Z`.replace(/-(\d)T/, '-0$1T'),
  })),
});
export const Empty = story({ data: [] });
export const Loading = story();
export const Failed = story(apiError());
export const NotYours = story(
  new ApiError('An administrator is needed.', { code: 'monitor.not-yours', status: 403 }),
);
