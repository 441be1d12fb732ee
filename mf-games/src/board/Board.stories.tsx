import type { Board as BoardAnswer } from '@plaza/api-contract';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aGame } from '../testing/aGame.ts';
import { Board } from './Board.tsx';

const meta = {
  title: 'mf-games/Board',
  component: Board,
  args: {
    game: aGame('Clockwork', { url: '/framed/mf-games/clockwork/' }),
    counted: 0,
    last: undefined,
    daily: false,
    onDaily: () => undefined,
    slow: false,
  },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

const people = ['Amber Lindqvist', 'Basalt Okoro', 'Cedar Ito', 'Dune Hartmann'];
const filled: BoardAnswer = {
  places: people.map((name, i) => ({
    place: i + 1,
    value: 11_240 - i * 870,
    at: '2026-11-22T15:20:00.000Z',
    person: { id: String(i), name, username: name.split(' ')[0]?.toLowerCase() ?? '', profile: null },
  })),
  own: {
    place: 31,
    value: 2_450,
    at: '2026-11-22T15:20:00.000Z',
    person: { id: '99', name: 'Elm Farah', username: 'elm', profile: null },
  },
};

const story = (board: TestAnswers['GET /games/:id/board']): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /games/:id/board': board ?? never } })],
});

export const Filled: Story = {
  ...story(filled),
  args: {
    last: {
      value: 2_450,
      slow: false,
      standing: { ranked: true, best: 2_450, today: 2_450, rank: 31, toNext: 40 },
    },
  },
};
/** The score of just now is told in the feed. */
const sharing = (answer: TestAnswers['POST /content']): Story => ({
  args: Filled.args ?? {},
  decorators: [
    shellDecorator({ answers: { 'GET /games/:id/board': filled, 'POST /content': answer ?? never } }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share in the feed' }));
  },
});
export const Sharing = sharing(never);
export const Shared = sharing({ ID: '41' } as never);
export const NotShared = sharing(apiError());
export const WithSlowMode: Story = { ...story(filled), args: { slow: true } };
export const Empty = story({ places: [], own: null });
export const Loading = story(never);
export const Failed = story(apiError());
