import { Check, LogIn } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { expect, fn } from 'storybook/test';
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
      <Button size="s" variant="secondary" icon={<Icon icon={Check} />}>
        Following
      </Button>
      <Button size="s" variant="ghost">
        Hide
      </Button>
    </Row>
  ),
};

export const WithIcon: Story = { args: { icon: <Icon icon={LogIn} />, children: 'Log in' } };

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

export const Disabled: Story = { args: { disabled: true, children: 'Not possible now' } };

/** Tab reaches it with a ring that is seen; Enter and Space press it; a busy one keeps the focus and does nothing. */
export const ByKeyboard: Story = {
  args: { onClick: fn(), children: 'Light a lamp' },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} busy>
        Lighting
      </Button>
      <ButtonLink href="#lamps">To the lamps</ButtonLink>
    </Row>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Light a lamp' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Lighting' })).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'To the lamps' })).toHaveFocus();
  },
};
