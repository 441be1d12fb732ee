import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../Card/index.ts';
import { Screen } from './index.ts';

const meta = {
  title: 'Design system/Screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <h1>Friends</h1>
        <Card>Ada waits in the library.</Card>
        <Card>Ben has lit the lanterns.</Card>
      </>
    ),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToRead: Story = {};

export const Wide: Story = { args: { width: 'wide' } };
