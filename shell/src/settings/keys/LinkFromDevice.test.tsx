import { act, render, screen } from '@testing-library/react';
import { LinkQr } from './LinkFromDevice.tsx';

let mockMissing = 0;
jest.mock('uqr', () => {
  if (mockMissing-- > 0) throw new Error('It did not arrive.');
  return jest.requireActual('uqr');
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what draws it is asked for once more where it did not arrive', async () => {
  mockMissing = 1;
  render(<LinkQr text="/settings#link=abc" label="QR code" />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.queryByRole('img')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('img', { name: 'QR code' })).toBeVisible();
});
