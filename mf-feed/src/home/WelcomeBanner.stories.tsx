import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WelcomeBanner } from './WelcomeBanner.tsx';

const again = { retry: () => undefined, refetch: () => undefined };
const juniper = { name: 'Juniper Adeyemi', username: 'juniper', profile: null };

const meta = {
  title: 'mf-feed/WelcomeBanner',
  component: WelcomeBanner,
  args: { profile: { ...again, status: 'ready', answer: juniper }, hour: 20 },
} satisfies Meta<typeof WelcomeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Evening: Story = {};

export const Morning: Story = { args: { hour: 8 } };

export const Night: Story = { args: { hour: 3 } };

export const LongName: Story = {
  args: {
    profile: {
      ...again,
      status: 'ready',
      answer: { ...juniper, name: 'Wolfeschlegelsteinhausen van der Meer' },
    },
  },
};
