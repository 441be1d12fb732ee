import { Check, LogIn } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { Button, ButtonLink } from './index.ts';

const meta = {
  title: 'Design system/Button',
  component: Button,
  args: { children: 'Save changes' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      <Button>Log in</Button>
      <Button variant="secondary">Look around</Button>
      <Button variant="ghost">Not now</Button>
      <Button variant="danger">Delete picture</Button>
      <Button disabled>Not possible now</Button>
    </Row>
  ),
};

export const Small: Story = {
  render: () => (
    <Row>
      <Button size="s">Follow</Button>
      <Button size="s" variant="secondary" icon={<Check />}>
        Following
      </Button>
      <Button size="s" variant="ghost">
        Hide
      </Button>
    </Row>
  ),
};

export const WithIcon: Story = { args: { icon: <LogIn />, children: 'Log in' } };

export const Busy: Story = {
  render: () => (
    <Row>
      <Button busy>Logging in</Button>
      <Button variant="secondary" busy>
        Sending
      </Button>
    </Row>
  ),
};

export const Wide: Story = { args: { wide: true } };

export const Link: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#register">Create an account</ButtonLink>
      <ButtonLink href="#about" variant="secondary">
        How it works
      </ButtonLink>
    </Row>
  ),
};
