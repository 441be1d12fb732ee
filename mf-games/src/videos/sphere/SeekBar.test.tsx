import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { SeekBar } from './SeekBar.tsx';

/** A film of a minute and a half, as far as a bar sees it. */
function aFilm() {
  const film = createRef<HTMLVideoElement>();
  film.current = document.createElement('video');
  Object.defineProperty(film.current, 'duration', { value: 90 });
  return film;
}

test('a film all around is sent elsewhere by its bar', () => {
  const film = aFilm();
  const onSeek = jest.fn();
  render(<SeekBar film={film} onSeek={onSeek} />);
  const bar = screen.getByRole('slider', { name: 'Place in the video' });
  expect(bar).toHaveAttribute('aria-valuetext', '0:00 of 1:30');
  fireEvent.change(bar, { target: { value: '72' } });
  expect(onSeek).toHaveBeenCalledWith(72);
});

test('the bar goes with the film', () => {
  const film = aFilm();
  render(<SeekBar film={film} onSeek={() => undefined} />);
  if (film.current) film.current.currentTime = 65;
  if (film.current) fireEvent.timeUpdate(film.current);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1:05 of 1:30');
});
