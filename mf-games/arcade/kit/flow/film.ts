import type { Settings } from '@plaza/games-sdk';

/** What a camera of ours asks for in the address: `#film=title|play|result&seed=7&ticks=600&contrast&calm&bare`. */
interface Film {
  settings: Partial<Settings>;
  play: (flow: Filmed) => void;
}

interface Filmed {
  /** The bot plays a run of this seed, undimmed, as if it were a person's. */
  film(seed: number, mood: 'title' | 'play' | 'result', bare: boolean): void;
  step(): void;
  draw(alpha: number, delta: number): void;
}

declare global {
  interface Window {
    /** Goes on by so many steps and paints one picture. There only when the address asks for it. */
    film?: (ticks: number) => void;
  }
}

/** Pictures and previews are taken by hand, tick by tick, so that the same address gives the same picture. */
export function readFilm(): Film | undefined {
  const wish = new URLSearchParams(location.hash.slice(1));
  const mood = wish.get('film');
  if (mood !== 'title' && mood !== 'play' && mood !== 'result') return undefined;
  return {
    settings: { contrast: wish.has('contrast'), reducedMotion: wish.has('calm'), muted: true },
    play: (flow) => {
      flow.film(Number(wish.get('seed') ?? 1), mood, wish.has('bare'));
      window.film = (ticks) => {
        for (let i = 0; i < ticks; i++) {
          flow.step();
          // Sparks and springs live between pictures: without them the last one would be bare.
          if (ticks - i < 240) flow.draw(1, 1 / 60);
        }
        flow.draw(1, 0);
      };
      void document.fonts.load('800 20px Arcade').then(() => {
        window.film?.(Number(wish.get('ticks') ?? 0));
        document.documentElement.dataset.filmed = 'true';
      });
    },
  };
}
