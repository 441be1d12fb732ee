import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Design system/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nobody here yet',
    children: 'The square is open. Bring somebody along, or look who is out tonight.',
    action: <Button>Find people</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayForward: Story = {};

export const WordsOnly: Story = { args: { action: undefined } };
