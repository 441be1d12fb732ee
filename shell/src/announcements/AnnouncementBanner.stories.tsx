import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';

const meta = {
  title: 'shell/Announcements',
  component: AnnouncementBanner,
  args: {
    storage: memoryDrawer(),
    announcements: [
      { id: '1', words: 'The square is repaired on Sunday at 8.', tone: 'calm', link: null },
      { id: '2', words: 'The Castle is open.', tone: 'good', link: '/zones/castle' },
      { id: '3', words: 'Mails are late today.', tone: 'bad', link: null },
    ],
  },
} satisfies Meta<typeof AnnouncementBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
