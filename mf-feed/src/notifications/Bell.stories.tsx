import { never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { someNotices } from '../testing/notices.ts';
import { Bell } from './Bell.tsx';

const meta = {
  title: 'mf-feed/Bell',
  component: Bell,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the place that the frame offers: its side bar, its rail, the top of a phone. */
const story = (inlineSize: number, answers: TestAnswers = {}): Story => ({
  decorators: [
    (Shown) => (
      <div style={{ inlineSize, minBlockSize: 560, padding: 8 }}>
        <Shown />
      </div>
    ),
    feedDecorator({
      answers: {
        'GET /notifications/unread': { unread: 3 },
        'GET /notifications': { items: someNotices, next: null, unread: 3 },
        ...answers,
      },
    }),
  ],
});
const opened = (shown: Story): Story => ({
  ...shown,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ })),
});
const phone = { viewport: { value: 'phone' } };

export const InTheSideBar = story(216);
export const InTheRail = story(96);
export const OnAPhone: Story = { ...story(60), globals: phone };
export const Quiet = story(216, { 'GET /notifications/unread': { unread: 0 } });

export const Open = opened(story(216));
export const OpenOnAPhone: Story = { ...opened(story(60)), globals: phone };
export const OpenEmpty = opened(story(216, { 'GET /notifications': { items: [], next: null, unread: 0 } }));
export const OpenLoading = opened(story(216, { 'GET /notifications': never }));
export const OpenFailed = opened(story(216, { 'GET /notifications': apiError() }));
