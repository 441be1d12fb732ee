import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { meanOneThing } from './index.ts';

/** Each press makes it the opposite, as with "Add friend" and "Withdraw". */
function Turning({ onTurn }: { onTurn: (to: string) => void }) {
  const [is, setIs] = useState('off');
  const turn = (to: string) => {
    onTurn(to);
    setIs(to);
  };
  const other = is === 'off' ? 'on' : 'off';
  return (
    <button type="button" onClick={meanOneThing(() => turn(other))}>
      Turn {other}
    </button>
  );
}

const turned = jest.fn();
beforeEach(() => turned.mockClear());

test('a double click means what its first half meant, though the button says the opposite by then', async () => {
  render(<Turning onTurn={turned} />);
  const user = userEvent.setup();
  await user.dblClick(screen.getByRole('button'));
  expect(turned.mock.calls).toEqual([['on']]);
});

test('its second half does nothing to what has come into its place', async () => {
  const beneath = jest.fn();
  function Closing() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <button
        key={String(isOpen)}
        type="button"
        onClick={isOpen ? meanOneThing(() => setIsOpen(false)) : beneath}
      >
        {isOpen ? 'Close' : 'Beneath'}
      </button>
    );
  }
  render(<Closing />);
  const user = userEvent.setup();
  await user.pointer([
    { keys: '[MouseLeft]', target: screen.getByRole('button') },
    { keys: '[MouseLeft]', target: screen.getByRole('button') },
  ]);
  const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
  screen.getByRole('button', { name: 'Beneath' }).dispatchEvent(second);
  expect(second.defaultPrevented).toBe(true);
  expect(beneath).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Beneath' }));
  expect(beneath).toHaveBeenCalledTimes(1);
});

test('two presses with time between them are two, and so are two from the keyboard', async () => {
  render(<Turning onTurn={turned} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}{Enter}');
  expect(turned.mock.calls.flat()).toEqual(['on', 'off', 'on', 'off']);
});
