/** Speeds that are offered, slowest first. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const SKIP_SECONDS = 10;

type Film = Pick<
  HTMLVideoElement,
  'currentTime' | 'duration' | 'muted' | 'paused' | 'playbackRate' | 'play' | 'pause' | 'textTracks'
>;

/** What a key does with a film, as on other players: k, j, l, m, c, the brackets of speed. True when it did something. */
export function pressPlayerKey(film: Film, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'k':
      if (film.paused) void film.play();
      else film.pause();
      return true;
    case 'j':
    case 'l':
      film.currentTime = within(film, film.currentTime + (key.toLowerCase() === 'j' ? -1 : 1) * SKIP_SECONDS);
      return true;
    case 'm':
      film.muted = !film.muted;
      return true;
    case 'c':
      return turnCaptions(film);
    case '<':
    case '>':
      film.playbackRate = speedBeside(film.playbackRate, key === '<' ? -1 : 1);
      return true;
    default:
      return false;
  }
}

function within({ duration }: Pick<Film, 'duration'>, to: number): number {
  return Math.max(0, Number.isFinite(duration) ? Math.min(duration, to) : to);
}

function turnCaptions({ textTracks }: Pick<Film, 'textTracks'>): boolean {
  const [track] = [...textTracks];
  if (!track) return false;
  track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  return true;
}

function speedBeside(now: number, by: 1 | -1): number {
  const at = SPEEDS.findIndex((speed) => speed >= now);
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, (at < 0 ? SPEEDS.length - 1 : at) + by))] ?? 1;
}
