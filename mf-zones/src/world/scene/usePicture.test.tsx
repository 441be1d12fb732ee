import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasWebGL } from './hasWebGL.ts';
import { usePicture, PictureLost } from './usePicture.tsx';

jest.mock('./hasWebGL.ts', () => ({ hasWebGL: jest.fn() }));
const card = jest.mocked(hasWebGL);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Where a zone's picture is, which counts how often it was begun; a test takes and gives it back by its buttons. */
function Frame() {
  const picture = usePicture();
  return (
    <>
      <p>Drawing {picture.drawing}</p>
      <button onClick={picture.handleLost}>lose</button>
      <button onClick={picture.handleBack}>give back</button>
      <PictureLost status={picture.status} onRetry={picture.drawAnew} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a card that gives the picture back at once leaves everything as it was', async () => {
  card.mockReturnValue(true);
  render(<Frame />);
  press('lose');
  expect(screen.getByRole('status')).toHaveTextContent('The picture was lost. It is drawn again...');
  press('give back');
  await pass(10_000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Drawing 0')).toBeVisible();
});

test('a card that keeps it is asked for another', async () => {
  card.mockReturnValue(true);
  render(<Frame />);
  press('lose');
  await pass(3_000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Drawing 1')).toBeVisible();
});

test('a card that gives none any more is said, and Retry draws as soon as it does', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  card.mockReturnValue(false);
  render(<Frame />);
  press('lose');
  await pass(3_000);
  expect(screen.getByRole('heading', { name: 'The picture is gone' })).toBeVisible();
  expect(screen.getByText(/You are still in the zone, and others still see you\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'The picture is gone' })).toBeVisible();
  card.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('heading', { name: 'The picture is gone' })).toBeNull();
  expect(screen.getByText('Drawing 1')).toBeVisible();
});
