import { act, render, screen } from '@testing-library/react';
import { useMoment } from './PlazaLogo.tsx';

const Hour = () => <p>{useMoment()}</p>;
const icon = () => document.head.querySelector('link[rel="icon"]')?.getAttribute('href');
let prefersLess = false;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: prefersLess }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

test('[2.2-9] mark and page icon change every 3 seconds', () => {
  prefersLess = false;
  render(<Hour />);
  const [first, firstIcon] = [screen.getByRole('paragraph').textContent, icon()];
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('paragraph').textContent).not.toBe(first);
  expect(icon()).not.toBe(firstIcon);
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('paragraph').textContent).toBe(first);
  expect(icon()).toBe(firstIcon);
});

test('[2.2-9] they stand still for those who want less motion', () => {
  prefersLess = true;
  render(<Hour />);
  const first = screen.getByRole('paragraph').textContent;
  act(() => jest.advanceTimersByTime(9000));
  expect(screen.getByRole('paragraph').textContent).toBe(first);
});
