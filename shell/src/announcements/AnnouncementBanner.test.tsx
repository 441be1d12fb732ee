import type { Announcement } from '@plaza/api-contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';

const repairs: Announcement = { id: '1', words: 'Repairs at 8.', tone: 'calm', link: '/zones' };

test('says what is announced, and where to read more', () => {
  render(<AnnouncementBanner announcements={[repairs]} storage={memoryDrawer()} />);
  expect(screen.getByRole('note')).toHaveTextContent('Repairs at 8.');
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/zones');
});

test('is gone when it is dismissed, on the next page too; another one is not', async () => {
  const storage = memoryDrawer();
  const { unmount } = render(<AnnouncementBanner announcements={[repairs]} storage={storage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  const next: Announcement = { ...repairs, id: '2', words: 'It is repaired.' };
  render(<AnnouncementBanner announcements={[repairs, next]} storage={storage} />);
  expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual([
    expect.stringContaining('It is repaired.'),
  ]);
});

test('does without what it kept when that is damaged', () => {
  const storage = memoryDrawer();
  storage.setItem('plaza:dismissed', '{oh');
  render(<AnnouncementBanner announcements={[repairs]} storage={storage} />);
  expect(screen.getByRole('note')).toBeVisible();
});

test('is dismissed for this page where the browser has no space to remember it', async () => {
  const storage = memoryDrawer();
  storage.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  const others = ['2', '3'].map((id) => ({ ...repairs, id }));
  render(<AnnouncementBanner announcements={[repairs, ...others]} storage={storage} />);
  for (const left of [2, 1, 0]) {
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    expect(screen.queryAllByRole('note')).toHaveLength(left);
  }
});
