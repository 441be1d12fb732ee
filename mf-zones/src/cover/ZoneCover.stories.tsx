import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { ZoneCover } from './ZoneCover.tsx';

const meta = {
  title: 'mf-zones/Cover',
  component: ZoneCover,
  args: { path: '/zones/castle' },
} satisfies Meta<typeof ZoneCover>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (zones: TestAnswers['GET /zones'] = never): Story => ({
  decorators: [
    (Shown) => (
      <div style={{ position: 'relative', blockSize: 180 }}>
        <Shown />
      </div>
    ),
    shellDecorator({ answers: { 'GET /zones': zones } }),
  ],
});

export const Filled = story(thirteenZones);

/** A zone that is no longer there is the square in the evening. */
export const Empty = story([]);

export const Loading = story();

export const Failed = story(apiError());
