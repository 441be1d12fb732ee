import { shellDecorator } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CreateZonesScreen } from './CreateZonesScreen.tsx';

const meta = {
  title: 'mf-zones/Create',
  component: CreateZonesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [shellDecorator({})],
} satisfies Meta<typeof CreateZonesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchedOff: Story = {};
