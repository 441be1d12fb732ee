import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DuskPanorama } from './index.ts';

const meta = {
  title: 'Design system/DuskPanorama',
  component: DuskPanorama,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DuskPanorama>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills its box: a hero, whole windows wide. */
export const Hero: Story = {
  decorators: [(Story) => <div style={{ blockSize: 'min(100dvh, 900px)' }}>{Story()}</div>],
};

/** In a low box the sky goes first, the lanterns stay. */
export const Strip: Story = {
  decorators: [(Story) => <div style={{ blockSize: '240px' }}>{Story()}</div>],
};

/** Above a feed: lit already, without a movement. */
export const Still: Story = { ...Strip, args: { still: true } };
