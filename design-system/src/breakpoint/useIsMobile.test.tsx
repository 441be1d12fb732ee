import { act, render, screen } from '@testing-library/react';
import { mobileMaxWidth, mobileQuery, useIsMobile } from './index.ts';

function Device() {
  return <p>{useIsMobile() ? 'mobile' : 'pc'}</p>;
}

/** jsdom has no media queries; this window is as wide as it is told. */
function aWindow(start: number) {
  const changes = new EventTarget();
  let width = start;
  Object.defineProperty(changes, 'matches', { get: () => width <= 768 });
  Object.assign(window, { matchMedia: () => changes });
  return {
    resize: (next: number) => {
      width = next;
      changes.dispatchEvent(new Event('change'));
    },
  };
}

describe('the mobile breakpoint', () => {
  it('[9-1] is 768 px, the width itself included', () => {
    expect(mobileMaxWidth).toBe(768);
    expect(mobileQuery).toBe('(width <= 768px)');
  });

  it('[9-1] turns with the window', () => {
    const { resize } = aWindow(769);
    render(<Device />);
    expect(screen.getByText('pc')).toBeVisible();
    act(() => resize(768));
    expect(screen.getByText('mobile')).toBeVisible();
  });
});
