import { never, refusal, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SearchScreen } from './SearchScreen.tsx';

const meta = {
  title: 'mf-feed/Search',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function story(address: string, found: TestAnswers['GET /chat/search/:username'] = never): Story {
  return {
    decorators: [shellDecorator({ answers: { 'GET /chat/search/:username': found } })],
    render: () => (
      <MemoryRouter initialEntries={[address]}>
        <SearchScreen />
      </MemoryRouter>
    ),
  };
}

export const Blank = story('/search');

export const Filled = story('/search?q=a', [
  { id: '1', name: 'Amber Lindqvist', username: 'amber', profile: null },
  { id: '3', name: 'Cedar Novak', username: 'cedar', profile: null },
  { id: '4', name: 'Basalt Okoro', username: 'basalt', profile: null },
]);

export const Empty = story('/search?q=nobody', []);

export const Loading = story('/search?q=a');

export const Failed = story('/search?q=a', refusal());
