import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { Column } from '../stories/Column.tsx';
import { Row } from '../stories/Row.tsx';
import { Card } from './index.ts';

const words = (
  <Column>
    <Row>
      <Avatar name="Ada" presence="online" decorative />
      <strong>Ada opened a door</strong>
    </Row>
    <p>The lights in the library are on. Come and read with us, there is tea.</p>
    <div>
      <Button size="s" variant="secondary">
        Go there
      </Button>
    </div>
  </Column>
);

const meta = {
  title: 'Design system/Card',
  component: Card,
  args: { children: words },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {};

export const Raised: Story = { args: { depth: 'raised' } };

export const Flat: Story = { args: { depth: 'flat' } };

export const Airy: Story = { args: { pad: 'l', as: 'article' } };
