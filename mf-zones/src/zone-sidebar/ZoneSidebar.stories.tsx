import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { ZoneSidebar } from './ZoneSidebar.tsx';

const meta = {
  title: 'mf-zones/Sidebar',
  component: ZoneSidebar,
} satisfies Meta<typeof ZoneSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (zones: TestAnswers['GET /zones'] = never): Story => ({
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 320 }}>
        <Shown />
      </div>
    ),
    shellDecorator({ answers: { 'GET /zones': zones } }),
  ],
});

export const Filled = story(thirteenZones);

export const Empty = story([]);

export const Loading = story();

export const Failed = story(apiError());
