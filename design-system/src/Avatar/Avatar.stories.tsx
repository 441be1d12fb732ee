import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { Avatar } from './index.ts';
import { portrait } from './portrait.fixture.ts';

const meta = {
  title: 'Design system/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace', size: 'l' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { src: portrait, presence: 'online' } };

export const Letter: Story = { args: { presence: 'away' } };

/** A picture that is not there gives way to the letter. */
export const PictureGone: Story = { args: { src: 'data:image/png;base64,', presence: 'offline' } };

export const SizesAndTones: Story = {
  render: () => (
    <Row>
      <Avatar name="Ada" size="xl" presence="online" />
      <Avatar name="Émile" size="l" presence="away" />
      <Avatar name="Grace" presence="offline" />
      <Avatar name="Mary" presence="online" />
      <Avatar name="Zoë" />
      <Avatar name="Katherine" size="s" presence="online" />
      <Avatar name="海" size="s" />
    </Row>
  ),
};

/** The dot says it to eyes, the name of the picture to ears. */
export const Presence: Story = {
  render: () => (
    <Row>
      <Avatar name="Ada" presence="online" />
      <Avatar name="Émile" presence="away" />
      <Avatar name="Grace" presence="offline" />
      <Avatar name="Zoë" />
    </Row>
  ),
};
