import { Host } from './Host.ts';
import type { HostMessage, Run, Settings, Standing } from './messages.ts';

/** What the page says, each when it says it. A game takes what it can use. */
export interface PageEvents {
  /** Once, and before everything else. */
  hello?(hello: { settings: Partial<Settings>; locale: string; run?: Run | undefined }): void;
  /** Nobody looks just now: stand still and be silent, until `resume`. */
  pause?(): void;
  resume?(): void;
  mute?(muted: boolean): void;
  settings?(settings: Partial<Settings>): void;
  /** The next run, with the seed that the server has drawn. For games that this Plaza can check. */
  run?(run: Run): void;
  /** How the last score stands. */
  standing?(standing: Standing): void;
}

/** What makes a score count: without it the page shows it and believes nothing. */
export interface RunLog {
  ticks: number;
  seed: number;
  log: string;
  hash: string;
  run?: string;
  slow: boolean;
}

/** What a game says to the page. Alone in a tab it says it to nobody. */
export interface PlazaPage {
  /** Whether the game stands in a frame of a Plaza, as far as it can know. */
  readonly isFramed: boolean;
  /** The first picture is there and the first input will count. Say it within ten seconds. */
  ready(): void;
  /** How much is loaded, 0 to 1. Each word of it gives ten seconds more. */
  progress(part: number): void;
  /** A run begins. */
  start(seed?: number, run?: string): void;
  /** A run is over. */
  score(value: number, log?: RunLog): void;
  /** The size that the game was made for. */
  size(width: number, height: number): void;
  /** The keys that the game needs, as `KeyboardEvent.code`. */
  keys(taken: readonly string[]): void;
  /** The player wants the next game, or the one before: PageDown, PageUp, a turn of the wheel. */
  page(by: 1 | -1): void;
  /** The player has changed a setting in the game. */
  settings(settings: Partial<Settings>): void;
}

export interface ConnectOptions {
  /** The origins of the Plazas that may show this game, like `https://plaza.example`. Unset, any may. */
  pages?: readonly string[];
}

/** Connects a game to the page around it. Call it once, before the game draws. */
export function connect(events: PageEvents = {}, { pages }: ConnectOptions = {}): PlazaPage {
  const host = new Host((message) => tell(events, message), pages);
  return {
    isFramed: host.isFramed,
    ready: () => host.say({ kind: 'ready' }),
    progress: (part) => host.say({ kind: 'progress', part }),
    start: (seed = 0, run) => host.say({ kind: 'start', seed, ...(run === undefined ? {} : { run }) }),
    score: (value, log = { ticks: 0, seed: 0, log: '', hash: '', slow: false }) =>
      host.say({ kind: 'score', value, ...log }),
    size: (width, height) => host.say({ kind: 'size', width, height }),
    keys: (taken) => host.say({ kind: 'keys', taken: [...taken] }),
    page: (by) => host.say({ kind: 'page', by }),
    settings: (settings) => host.say({ kind: 'settings', settings }),
  };
}

function tell(events: PageEvents, message: HostMessage): void {
  switch (message.kind) {
    case 'hello':
      return events.hello?.({ settings: message.settings, locale: message.locale, run: message.run });
    case 'mute':
      return events.mute?.(message.muted);
    case 'settings':
      return events.settings?.(message.settings);
    case 'run':
      return events.run?.(message.run);
    case 'standing':
      return events.standing?.(message.standing);
    case 'pause':
      return events.pause?.();
    case 'resume':
      return events.resume?.();
    case 'net':
    case 'store':
      // Of our own games alone.
      return undefined;
  }
}
