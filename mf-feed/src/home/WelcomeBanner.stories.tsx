import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WelcomeBanner } from './WelcomeBanner.tsx';

const meta = {
  title: 'mf-feed/WelcomeBanner',
  component: WelcomeBanner,
  args: { name: 'Juniper Adeyemi', hour: 20, onWrite: () => undefined },
} satisfies Meta<typeof WelcomeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Evening: Story = {};

export const Morning: Story = { args: { hour: 8 } };

export const Night: Story = { args: { hour: 3 } };

export const LongName: Story = { args: { name: 'Wolfeschlegelsteinhausen van der Meer' } };

/** Somebody else's line, in its place above the field. */
export const WithALine: Story = { args: { line: <p style={{ margin: 0 }}>Basalt is in Castle Zone</p> } };
