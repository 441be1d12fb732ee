import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useStepIn } from './useStepIn.ts';

function Place({ isReady }: { isReady: boolean }) {
  const stage = useRef<HTMLButtonElement>(null);
  useStepIn(stage, isReady);
  return (
    <main tabIndex={-1}>
      <button ref={stage}>The picture</button>
      <button>Say something</button>
    </main>
  );
}

test('whoever walked in walks with the keys as soon as the place stands', () => {
  const { rerender } = render(<Place isReady={false} />);
  expect(document.body).toHaveFocus();
  rerender(<Place isReady />);
  expect(screen.getByRole('button', { name: 'The picture' })).toHaveFocus();
});

test('so does who has pressed beside a button before', () => {
  const { rerender } = render(<Place isReady={false} />);
  screen.getByRole('main').focus();
  rerender(<Place isReady />);
  expect(screen.getByRole('button', { name: 'The picture' })).toHaveFocus();
});

test('the focus stays where it was taken meanwhile', () => {
  const { rerender } = render(<Place isReady={false} />);
  const other = screen.getByRole('button', { name: 'Say something' });
  other.focus();
  rerender(<Place isReady />);
  expect(other).toHaveFocus();
});
