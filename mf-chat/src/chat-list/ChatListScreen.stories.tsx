import { shellDecorator } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChatListScreen } from './ChatListScreen.tsx';
import { NoSuchChat } from './NoSuchChat.tsx';

const meta = {
  title: 'mf-chat/Chats',
  component: ChatListScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [shellDecorator()],
} satisfies Meta<typeof ChatListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** An address of no chat. */
export const Unknown: Story = { render: () => <NoSuchChat /> };
