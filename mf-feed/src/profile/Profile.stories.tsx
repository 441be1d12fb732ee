import { never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aProfile } from '../testing/profile.ts';
import { MemberScreen } from './MemberScreen.tsx';
import { NobodyHere } from './ProfileFaces.tsx';
import { OwnProfileScreen } from './OwnProfileScreen.tsx';

const meta = {
  title: 'mf-feed/Profile',
  component: OwnProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const juniper = aProfile({
  name: 'Juniper Adeyemi',
  username: 'juniper',
  friendship: 'self',
  is_owner: true,
  mutual_friends: { count: 0, faces: [] },
});
const ownPost = feedItem({ is_own: true, user_name: 'Juniper Adeyemi', username: 'juniper' });
const own = (answers: TestAnswers): Story => ({
  decorators: [
    feedDecorator({
      answers: { 'GET /profile': juniper, 'GET /content': [ownPost], 'GET /zones': [], ...answers },
    }),
  ],
});
const member = (answers: TestAnswers): Story => ({
  render: () => <MemberScreen />,
  decorators: [
    feedDecorator(
      {
        answers: {
          'GET /profile/:username': aProfile(),
          'GET /content/:username': [feedItem({})],
          ...answers,
        },
      },
      '/user/cedar',
      '/user/:username',
    ),
  ],
});
const phone = { viewport: { value: 'phone' } };

export const Filled = own({});
export const FilledOnAPhone: Story = { ...Filled, globals: phone };
/** A member who has put up nothing and says nothing of themselves. */
export const Empty = own({
  'GET /profile': aProfile({
    ...juniper,
    organisation: null,
    bio: null,
    favourite_zone: null,
    posts_count: 0,
    friends_count: 0,
  }),
  'GET /content': [],
});
export const Loading = own({ 'GET /profile': never });
export const Failed = own({ 'GET /profile': apiError() });
export const PostsLoading = own({ 'GET /content': never });
export const PostsFailed = own({ 'GET /content': apiError() });

export const Editing: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    await canvas.findByRole('button', { name: 'Save profile' });
  },
};

export const Member = member({});
export const MemberOnAPhone: Story = { ...Member, globals: phone };
export const WhoAsks = member({ 'GET /profile/:username': aProfile({ friendship: 'asked' }) });
export const WhoAsksOnAPhone: Story = { ...WhoAsks, globals: phone };
export const Friend = member({ 'GET /profile/:username': aProfile({ friendship: 'friends' }) });
export const Blocked = member({ 'GET /profile/:username': aProfile({ is_blocked: true }) });
export const LongName = member({
  'GET /profile/:username': aProfile({
    name: 'Maximiliane-Theodora Featherstonehaugh-Cholmondeley',
    username: 'maximiliane_theodora_featherstonehaugh',
  }),
});
/** An older api tells no more than name, username and picture. */
export const Bare = member({
  'GET /profile/:username': { name: 'Cedar Novak', username: 'cedar', profile: null },
  'GET /content/:username': [],
});

/** An address under which nobody lives. */
export const Unknown: Story = { render: () => <NobodyHere />, decorators: [feedDecorator({})] };
