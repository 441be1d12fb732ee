import { never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { amber, aPerson, basalt, cedar } from '../testing/people.ts';
import { FriendsOfScreen, FriendsScreen } from './FriendsScreen.tsx';

const meta = {
  title: 'mf-feed/Friends',
  component: FriendsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FriendsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const requests = {
  incoming: [aPerson({ ...cedar, friendship: 'asked' })],
  outgoing: [aPerson({ ...basalt, friendship: 'requested' })],
};
const long = aPerson({
  id: '9',
  name: 'Maximiliane-Theodora Featherstonehaugh-Cholmondeley',
  username: 'maximiliane_theodora_featherstonehaugh',
  organisation: 'Society for the Preservation of Tram Bells',
  friendship: 'friends',
});
const story = (answers: TestAnswers, address = '/friends'): Story => ({
  decorators: [feedDecorator({ answers: { 'GET /friends/requests': requests, ...answers } }, address)],
});
const phone = { viewport: { value: 'phone' } };

export const Filled = story({
  'GET /friends': { items: [amber, aPerson({ ...basalt, friendship: 'friends' }), long], next: 'more' },
});
export const FilledOnAPhone: Story = { ...Filled, globals: phone };
export const Empty = story({
  'GET /friends': { items: [], next: null },
  'GET /friends/requests': { incoming: [], outgoing: [] },
});
export const Loading = story({ 'GET /friends': never, 'GET /friends/requests': never });
export const Failed = story({ 'GET /friends': apiError(), 'GET /friends/requests': apiError() });

export const Requests = story({}, '/friends?tab=requests');
export const RequestsOnAPhone: Story = { ...Requests, globals: phone };
export const NoRequests = story(
  { 'GET /friends/requests': { incoming: [], outgoing: [] } },
  '/friends?tab=requests',
);
export const RequestsLoading = story({ 'GET /friends/requests': never }, '/friends?tab=requests');
export const RequestsFailed = story({ 'GET /friends/requests': apiError() }, '/friends?tab=requests');

export const MayKnow = story({ 'GET /friends/suggestions': [cedar, basalt] }, '/friends?tab=known');
export const MayKnowOnAPhone: Story = { ...MayKnow, globals: phone };
export const MayKnowNobody = story({ 'GET /friends/suggestions': [] }, '/friends?tab=known');
export const MayKnowLoading = story({ 'GET /friends/suggestions': never }, '/friends?tab=known');
export const MayKnowFailed = story({ 'GET /friends/suggestions': apiError() }, '/friends?tab=known');

export const OfSomebody: Story = {
  render: () => <FriendsOfScreen />,
  decorators: [
    feedDecorator(
      { answers: { 'GET /friends/of/:username': { items: [amber, basalt], next: null } } },
      '/user/cedar/friends',
      '/user/:username/friends',
    ),
  ],
};
