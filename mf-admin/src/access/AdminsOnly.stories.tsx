import { shellDecorator } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { AdminsOnly, NoSuchPage } from './AdminsOnly.tsx';

const meta = {
  title: 'mf-admin/Access',
  component: AdminsOnly,
  decorators: [shellDecorator()],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminsOnly>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAMember: Story = {};

export const NoPage: Story = { render: () => <NoSuchPage /> };
