import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aLive, someLines } from '../testing/aLive.ts';
import { asAdmin } from '../testing/asAdmin.ts';
import { LiveScreen } from './LiveScreen.tsx';

const meta = {
  title: 'mf-admin/Live',
  component: LiveScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LiveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (
  live: TestAnswers['GET /live'] = never,
  lines: TestAnswers['GET /live/lines'] = someLines(),
): Story => ({
  decorators: [
    shellDecorator({ session: asAdmin(), answers: { 'GET /live': live, 'GET /live/lines': lines } }),
  ],
  render: () => (
    <MemoryRouter>
      <LiveScreen />
    </MemoryRouter>
  ),
});

export const Filled = story(aLive());

export const Trouble = story(
  aLive({
    jobs: { waiting: 1_240, failing: 31, oldest_seconds: 1_900 },
    mail_failing: 31,
    remotes: [{ name: 'mf-chat', version: '1.4.0', killed: false, browsers: 48, failing: 7 }],
    disk_free: 9_000_000_000,
  }),
);

export const LastDay: Story = {
  ...story(aLive()),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /day/i })),
};

export const Empty = story(
  aLive({ online: 0, in_zones: 0, zones: [], remotes: [], slow: [], messages: 0, posts: 0 }),
  never,
);

export const Loading = story();

export const Failed = story(apiError());
