import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSteadyOrder } from './useSteadyOrder.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function List({ ids }: { ids: readonly string[] }) {
  const { chats, handlers } = useSteadyOrder(ids.map((id) => ({ id })));
  return (
    <ul {...handlers}>
      {chats.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a mouse that only lies on the list holds it for a moment, and holds it again when it moves', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let x = 0;
  const move = () => user.pointer({ target: screen.getByRole('list'), coords: { x: (x += 1) } });
  const { rerender } = render(<List ids={['1', '2']} />);
  await move();
  rerender(<List ids={['2', '1']} />);
  expect(shown()).toEqual(['1', '2']);
  act(() => jest.advanceTimersByTime(2000));
  await move();
  act(() => jest.advanceTimersByTime(2000));
  expect(shown()).toEqual(['1', '2']);
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toEqual(['2', '1']);
  await move();
  rerender(<List ids={['1', '2']} />);
  expect(shown()).toEqual(['2', '1']);
});
