import { pressPlayerKey } from './playerKeys.ts';

function aFilm(more: Partial<HTMLVideoElement> = {}) {
  const film = {
    currentTime: 30,
    duration: 35,
    muted: true,
    paused: true,
    playbackRate: 1,
    textTracks: [{ mode: 'showing' }] as unknown as TextTrackList,
    play: async () => void (film.paused = false),
    pause: () => void (film.paused = true),
    ...more,
  };
  return film;
}

test('k plays and pauses, m mutes, c turns captions', () => {
  const film = aFilm();
  for (const key of ['k', 'M', 'c']) expect(pressPlayerKey(film, key)).toBe(true);
  expect([film.paused, film.muted, film.textTracks[0]?.mode]).toEqual([false, false, 'hidden']);
  pressPlayerKey(film, 'k');
  expect(film.paused).toBe(true);
});

test('j and l skip, and stay within the film', () => {
  const film = aFilm();
  pressPlayerKey(film, 'l');
  expect(film.currentTime).toBe(35);
  pressPlayerKey(film, 'j');
  expect(film.currentTime).toBe(25);
  expect(pressPlayerKey(aFilm({ currentTime: 4, duration: Number.NaN }), 'j')).toBe(true);
});

test('< and > change the speed, one step each, and no further than there is', () => {
  const film = aFilm();
  pressPlayerKey(film, '>');
  expect(film.playbackRate).toBe(1.25);
  for (let i = 0; i < 9; i++) pressPlayerKey(film, '>');
  expect(film.playbackRate).toBe(2);
  for (let i = 0; i < 9; i++) pressPlayerKey(film, '<');
  expect(film.playbackRate).toBe(0.5);
});

test('leaves other keys to the page, and captions alone where there are none', () => {
  expect(pressPlayerKey(aFilm(), 'PageDown')).toBe(false);
  expect(pressPlayerKey(aFilm({ textTracks: [] as unknown as TextTrackList }), 'c')).toBe(false);
});
