import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject, Subject } from 'rxjs';
import { countedStream } from './testing/countedStream.ts';
import { useStream } from './useStream.ts';

/** Shows what a subject says, and notes every picture of it. */
function show(said: Subject<string>) {
  const pictures: string[] = [];
  const listeners = new Set<object>();
  const stream = countedStream(said, listeners);
  function Word() {
    const word = useStream(stream, 'nothing');
    pictures.push(word);
    return word;
  }
  const { unmount } = render(<Word />);
  return { pictures, listeners, unmount };
}

test('the first picture has what a stream says at once', () => {
  const said = new BehaviorSubject('evening');
  const { pictures, listeners, unmount } = show(said);
  expect(new Set(pictures)).toEqual(new Set(['evening']));
  act(() => said.next('night'));
  expect(screen.getByText('night')).toBeVisible();
  unmount();
  expect(listeners.size).toBe(0);
});

test('of one that has not spoken it has what is said for that', () => {
  const said = new Subject<string>();
  expect(show(said).pictures.at(-1)).toBe('nothing');
  act(() => said.next('morning'));
  expect(screen.getByText('morning')).toBeVisible();
});
