import { render, screen } from '@testing-library/react';
import { act } from 'react';
import userEvent from '@testing-library/user-event';
import { useKeptFocus } from './useKeptFocus.ts';

function People({ names }: { names: readonly string[] }) {
  const { place, leaving } = useKeptFocus<HTMLHeadingElement>(names);
  return (
    <>
      <h3 ref={place} tabIndex={-1}>
        People
      </h3>
      {names.map((name) => (
        <button key={name} onClick={leaving}>
          Remove {name}
        </button>
      ))}
      <input aria-label="Search" />
    </>
  );
}

function show(...names: string[]) {
  const view = render(<People names={names} />);
  return {
    keep: (...left: string[]) => view.rerender(<People names={left} />),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` })),
  };
}

const place = () => screen.getByRole('heading', { name: 'People' });

test('the focus comes to the place when the row goes that had it', async () => {
  const { press, keep } = show('Amber', 'Basalt');
  await press('Amber');
  expect(place()).not.toHaveFocus();
  keep('Basalt');
  expect(place()).toHaveFocus();
});

test('of two rows that go one after the other, the second leaves the focus there too', async () => {
  const { press, keep } = show('Amber', 'Basalt', 'Cedar');
  await press('Amber');
  await press('Basalt');
  keep('Basalt', 'Cedar');
  expect(screen.getByRole('button', { name: 'Remove Basalt' })).toHaveFocus();
  keep('Cedar');
  expect(place()).toHaveFocus();
});

test('whoever has gone on is not called back', async () => {
  const { press, keep } = show('Amber', 'Basalt');
  await press('Amber');
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  keep('Basalt');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  act(() => screen.getByRole('textbox', { name: 'Search' }).blur());
  keep('Basalt', 'Cedar');
  expect(document.body).toHaveFocus();
});

test('two that go with one change, while the focus is elsewhere, call nobody back later', async () => {
  const { press, keep } = show('Amber', 'Basalt', 'Cedar');
  await press('Amber');
  await press('Basalt');
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  keep('Cedar');
  act(() => screen.getByRole('textbox', { name: 'Search' }).blur());
  keep('Cedar', 'Dune');
  expect(document.body).toHaveFocus();
});

test('two that go at once are over with one change', async () => {
  const { press, keep } = show('Amber', 'Basalt', 'Cedar');
  await press('Amber');
  await press('Basalt');
  keep('Cedar');
  expect(place()).toHaveFocus();
  act(() => place().blur());
  keep('Cedar', 'Dune');
  expect(document.body).toHaveFocus();
});
