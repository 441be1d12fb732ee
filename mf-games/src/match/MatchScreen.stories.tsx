import { ApiError } from '@plaza/shell-contract';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aMatch } from '../testing/aMatch.ts';
import { MatchScreen } from './MatchScreen.tsx';

const meta = {
  title: 'mf-games/Match',
  component: MatchScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MemoryRouter initialEntries={['/play/match/lamp4four2']}>
      <Routes>
        <Route path="/play/match/:matchId" element={<MatchScreen />} />
      </Routes>
    </MemoryRouter>
  ),
} satisfies Meta<typeof MatchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const friends = [
  { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null, invited: true },
  { id: '3', name: 'Cedar Novak', username: 'cedar', profile: null, invited: false },
  { id: '4', name: 'Kestrel Murphy-Lindqvist', username: 'kestrel', profile: null, invited: false },
];

const story = (
  match: TestAnswers['GET /matches/:id'],
  online: TestAnswers['GET /matches/:id/friends'] = friends,
): Story => ({
  decorators: [
    shellDecorator({
      answers: { 'GET /matches/:id': match ?? never, 'GET /matches/:id/friends': online },
      hubAnswers: { 'match-here': { done: true, version: 1 } },
    }),
  ],
});

export const Waiting = story(aMatch({ phase: 'lobby', player: 0 }));
export const NobodyOnline = story(aMatch({ phase: 'lobby', player: 0 }), []);
export const LookingWhoIsOnline = story(aMatch({ phase: 'lobby', player: 0 }), never);
export const FriendsFailed = story(aMatch({ phase: 'lobby', player: 0 }), apiError());
export const Invited = story(aMatch({ phase: 'lobby', player: null }));
export const Playing = story(
  aMatch({
    phase: 'play',
    state: {},
    game: {
      id: '6',
      slug: 'four-lamps',
      title: 'Four Lamps',
      url: 'data:text/html,<title>Four Lamps</title><body style="margin:0;background:midnightblue">',
    },
  }),
);
export const Watching = story(aMatch({ phase: 'play', player: null }));
export const Over = story(aMatch({ phase: 'end', winners: [0] }));
export const Loading = story(never);
export const Unknown = story(new ApiError('', { code: 'games.unknown-match', status: 404 }));
export const Full = story(new ApiError('', { code: 'games.too-many-watchers', status: 409 }));
export const Failed = story(apiError());
