import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './index.ts';

const showPopover = jest.spyOn(HTMLElement.prototype, 'showPopover');
const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');

function show() {
  render(
    <Tooltip words="Your friends hear it once.">
      <button type="button">Ring</button>
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Ring', description: 'Your friends hear it once.' });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

describe('Tooltip', () => {
  it('comes when a mouse has rested, and goes with it', () => {
    const button = show();
    fireEvent.pointerEnter(button);
    act(() => jest.advanceTimersByTime(499));
    expect(showPopover).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(showPopover).toHaveBeenCalledTimes(1);
    fireEvent.pointerLeave(button);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('does not come for a mouse that passes', () => {
    const button = show();
    fireEvent.pointerEnter(button);
    fireEvent.pointerLeave(button);
    act(() => jest.advanceTimersByTime(1000));
    expect(showPopover).not.toHaveBeenCalled();
  });

  it('comes at once for the keyboard, and Escape takes it away', () => {
    const button = show();
    act(() => button.focus());
    expect(showPopover).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
