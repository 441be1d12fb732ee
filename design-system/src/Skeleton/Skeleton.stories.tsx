import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Column } from '../stories/Column.tsx';
import { Row } from '../stories/Row.tsx';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { lines: 3, label: 'Loading the text' } };

/** As low as it is asked to be: a row, a bubble. */
export const LowBlock: Story = {
  args: { shape: 'block', height: 44, label: 'Loading a message' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(44);
  },
};

export const APost: Story = {
  render: () => (
    <Card aria-busy="true">
      <Column>
        <Row>
          <Skeleton shape="circle" label="Loading posts" />
          <Skeleton width={140} />
        </Row>
        <Skeleton shape="block" height={180} />
        <Skeleton lines={2} />
      </Column>
    </Card>
  ),
};
