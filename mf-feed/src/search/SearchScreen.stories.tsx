import { never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { amber, aPerson, basalt, cedar } from '../testing/people.ts';
import { SearchScreen } from './SearchScreen.tsx';

const meta = {
  title: 'mf-feed/Search',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (address: string, answers: TestAnswers = {}): Story => ({
  decorators: [feedDecorator({ answers }, address)],
});
const phone = { viewport: { value: 'phone' } };

export const Blank = story('/search', { 'GET /friends/suggestions': [cedar, basalt] });

/** What was looked for last stands above whom one may know. */
export const BlankAgain: Story = {
  ...Blank,
  beforeEach: () => {
    localStorage.setItem('recentSearches:7', '["cedar","#lanterns","tram bells"]');
    return () => localStorage.removeItem('recentSearches:7');
  },
};

export const Filled = story('/search?q=a', {
  'GET /search/people': {
    items: [
      amber,
      cedar,
      aPerson({ ...basalt, friendship: 'asked' }),
      aPerson({ id: '7', friendship: 'self' }),
    ],
    next: 'more',
  },
});
export const FilledOnAPhone: Story = { ...Filled, globals: phone };
export const Empty = story('/search?q=nobody', { 'GET /search/people': { items: [], next: null } });
export const Loading = story('/search?q=a', { 'GET /search/people': never });
export const Failed = story('/search?q=a', { 'GET /search/people': apiError() });

export const Posts = story('/search?q=harbour&tab=posts', {
  'GET /search/posts': { items: [feedItem({})], next: null },
});
export const PostsEmpty = story('/search?q=harbour&tab=posts', {
  'GET /search/posts': { items: [], next: null },
});
export const PostsLoading = story('/search?q=harbour&tab=posts', { 'GET /search/posts': never });
export const PostsFailed = story('/search?q=harbour&tab=posts', { 'GET /search/posts': apiError() });

export const Tag = story('/search?q=%23harbour', { 'GET /contents/tag/:tag': [feedItem({})] });
export const TagEmpty = story('/search?q=%23harbour', { 'GET /contents/tag/:tag': [] });

export const Tags = story('/search?q=lan&tab=tags', {
  'GET /search/tags': {
    items: [
      { tag: 'lanterns', posts: 12 },
      { tag: 'landmarks', posts: 1 },
    ],
  },
});
export const TagsEmpty = story('/search?q=lan&tab=tags', { 'GET /search/tags': { items: [] } });
export const TagsLoading = story('/search?q=lan&tab=tags', { 'GET /search/tags': never });
export const TagsFailed = story('/search?q=lan&tab=tags', { 'GET /search/tags': apiError() });
