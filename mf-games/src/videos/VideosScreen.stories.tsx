import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MemoryRouter } from 'react-router-dom';
import { VideosScreen } from './VideosScreen.tsx';

const meta = {
  title: 'mf-games/Videos',
  component: VideosScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MemoryRouter>
      <VideosScreen />
    </MemoryRouter>
  ),
} satisfies Meta<typeof VideosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (videos: TestAnswers['POST /videos']): Story => ({
  decorators: [shellDecorator({ answers: { 'POST /videos': videos ?? never } })],
});

/** A video of nothing: a story asks no server for anything. */
const EMPTY = 'data:video/webm;base64,';
const titles = ['The castle at blue hour', 'A long chain of lanterns'];
export const Filled = story(
  titles.map((Title, at) => ({
    VideoID: String(at),
    Title,
    URL: EMPTY,
    kind: 'file' as const,
    views: 1_204 - 1_203 * at,
  })),
);
const by = { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null };
const brought = (more: object) => [
  { VideoID: 'v', Title: 'Over the harbour', URL: EMPTY, kind: 'file' as const, ...more },
];
export const OfSomebody = story(
  brought({ state: 'ready', by, views: 41, post: { id: '12', stars: 4.5, comments: 3, shares: 1 } }),
);
export const OfOneself = story(
  brought({ state: 'ready', by, isOwn: true, post: { id: '12', stars: null, comments: 1, shares: 0 } }),
);
export const Making = story(brought({ URL: '', state: 'making', isOwn: true }));
export const NotConverted = story(
  brought({ URL: '', state: 'failed', why: 'videos.not-playable', isOwn: true }),
);
export const AllAround = story([
  { VideoID: 'a', Title: 'A night all around', URL: EMPTY, kind: 'sphere' as const },
]);
export const Empty = story([]);
export const Loading = story(never);
export const Failed = story(apiError());
