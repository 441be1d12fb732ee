import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Controls } from './Controls.tsx';

const nothing = () => undefined;

const meta = {
  title: 'mf-zones/Controls',
  component: Controls,
  args: {
    ...{ mobile: true, canFloat: true, gravity: true, ownEyes: false },
    ...{ onStep: nothing, onGravity: nothing, onEyes: nothing, onPull: nothing, onLift: nothing },
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Controls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** Nothing pulls: one rises and sinks. */
export const WithoutGravity: Story = { args: { gravity: false } };

export const Computer: Story = { args: { mobile: false } };

/** Coffee shop and library: one would only hit the ceiling. */
export const NarrowPlace: Story = { args: { canFloat: false } };
