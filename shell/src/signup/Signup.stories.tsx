import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PageStory } from '../testing/PageStory.tsx';

const meta = {
  title: 'Shell/Sign up',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (pathname: string): Story => ({ args: { options: { pathname } } });
const phone = { viewport: { value: 'phone' } };

export const Choice: Story = at('/signup');
export const Form: Story = at('/signup?view=emailSignup');
export const FormOnAPhone: Story = { ...Form, globals: phone };
export const SomethingMissing: Story = {
  ...Form,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'lantern');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByText('Please enter your name.');
  },
};
export const StrongPassword: Story = {
  ...Form,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'three lanterns by the well');
    await canvas.findByText('Strong.');
  },
};
export const Code: Story = at('/signup?view=verify');
