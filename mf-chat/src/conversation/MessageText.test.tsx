import { render, screen } from '@testing-library/react';
import { MessageText } from './MessageText.tsx';

function sizeOf(text: string): string | undefined {
  const { container, unmount } = render(<MessageText text={text} />);
  const size = container.querySelector('div')?.dataset['size'];
  unmount();
  return size;
}

test.each(['😀', '😀😀😀', '😀 👍🏽 🎉 ', '👩‍👩‍👧', '❤️'])('%j stands alone and is shown large', (text) => {
  expect(sizeOf(text)).toBe('large');
});

test.each(['😀 hello', 'hello 😀', '😀 😀 😀 😀', '', '7'])('%j is shown as words are', (text) => {
  expect(sizeOf(text)).toBeUndefined();
});

test('as many emojis as fit into a message, and a word behind them, are shown at once', () => {
  const text = `${'😀'.repeat(12_000)} x`;
  render(<MessageText text={text} />);
  expect(screen.getByText(text)).toBeVisible();
});
