import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelativeTime } from './index.ts';

const posted = '2026-03-01T12:00:00.000Z';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T12:00:58Z') }));
afterEach(() => jest.useRealTimers());

describe('RelativeTime', () => {
  it('goes on by itself', () => {
    render(<RelativeTime date={posted} />);
    expect(screen.getByText('58 seconds ago')).toHaveAttribute('datetime', posted);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('59 seconds ago')).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('1 minute ago')).toBeVisible();
  });

  it('costs no phone the making of a format: the date itself is written for who points at it', () => {
    const format = jest.spyOn(Date.prototype, 'toLocaleString');
    const made = jest.spyOn(Intl, 'RelativeTimeFormat');
    render(<RelativeTime date={posted} />);
    const time = screen.getByText('58 seconds ago');
    expect(time).not.toHaveAttribute('title');
    expect([...format.mock.calls, ...made.mock.calls]).toEqual([]);
    fireEvent.mouseEnter(time);
    expect(time).toHaveAttribute('title', expect.stringContaining('1 March 2026'));
    format.mockRestore();
    made.mockRestore();
  });

  it('starts over with another date', () => {
    const { rerender } = render(<RelativeTime date={posted} />);
    rerender(<RelativeTime date={new Date('2026-02-01T12:00:58Z')} />);
    expect(screen.getByText('4 weeks ago')).toBeVisible();
  });

  it('holds no timer when it is gone', () => {
    const { unmount } = render(<RelativeTime date={posted} />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
