import { setWindowWidth } from './setWindowWidth.ts';

test('answers what it was asked about the width, and no to all else', () => {
  setWindowWidth(800);
  expect(window.matchMedia('(width <= 768px)').matches).toBe(false);
  expect(window.matchMedia('(width >= 800px)').matches).toBe(true);
  expect(window.matchMedia('(prefers-color-scheme: light)').matches).toBe(false);
});

test('tells whoever watches, until they stop', () => {
  setWindowWidth(800);
  const narrow = window.matchMedia('(width <= 768px)');
  const seen: boolean[] = [];
  const watch = () => seen.push(narrow.matches);
  narrow.addEventListener('change', watch);
  setWindowWidth(360);
  narrow.removeEventListener('change', watch);
  setWindowWidth(1280);
  expect(seen).toEqual([true]);
});
