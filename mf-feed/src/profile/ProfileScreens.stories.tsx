import { never, refusal, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NobodyHere } from './NobodyHere.tsx';
import { OwnProfileScreen } from './OwnProfileScreen.tsx';

const meta = {
  title: 'mf-feed/Profile',
  component: OwnProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OwnProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (profile: TestAnswers['GET /profile']): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /profile': profile ?? never } })],
});

/** A member who has put up nothing. */
export const Empty = story({ name: 'Juniper Adeyemi', username: 'juniper', profile: null });

export const LongName = story({
  name: 'Maximiliane-Theodora Featherstonehaugh-Cholmondeley',
  username: 'maximiliane_theodora_featherstonehaugh',
  profile: null,
});

export const Loading = story(never);

export const Failed = story(refusal());

/** An address under which nobody lives. */
export const Unknown: Story = { render: () => <NobodyHere /> };
