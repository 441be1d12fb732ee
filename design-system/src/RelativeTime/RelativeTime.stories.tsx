import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RelativeTime } from './index.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const second = 1000;
const day = 86_400 * second;
const agos = [5 * second, 90 * second, 7200 * second, 3 * day, 15 * day, 65 * day];

const meta = {
  title: 'Design system/RelativeTime',
  component: RelativeTime,
  args: { date: new Date(now - 90 * second), now: () => now },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMinute: Story = {};

/** Seconds, minutes, hours, days, weeks from 7 days, months from 30. */
export const AllBands: Story = {
  render: () => (
    <ul>
      {agos.map((ago) => (
        <li key={ago}>
          <RelativeTime date={new Date(now - ago)} now={() => now} />
        </li>
      ))}
    </ul>
  ),
};
