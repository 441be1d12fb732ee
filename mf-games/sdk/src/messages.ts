/**
 * What a game and the page around it say to each other. The page posts `hello` once, with a port; from then on both talk
 * by that port alone. Both sides read with the functions below: whatever else arrives is nothing.
 */
export const BRIDGE_VERSION = 1;

/** A run that the server opened; its seed decides the board. */
export interface Run {
  id: string;
  seed: number;
  daily?: boolean;
}

export interface Settings {
  muted: boolean;
  /** 0 to 1. */
  volume: number;
  contrast: boolean;
  reducedMotion: boolean;
  /** 0.7 of the speed, with a board of its own. */
  slow: boolean;
  captions: boolean;
  /** A key of the player's to the key that the game knows, as `KeyboardEvent.code`. */
  keys: Readonly<Record<string, string>>;
}

/** How the last score stands; the page tells when the server has counted it. */
export interface Standing {
  best?: number;
  today?: number;
  rank?: number;
  /** Points that are missing to the next place. */
  toNext?: number;
}

/** From the game to the page. */
export type GameMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; part: number }
  | { kind: 'start'; seed: number; run?: string }
  | {
      kind: 'score';
      value: number;
      ticks: number;
      seed: number;
      log: string;
      hash: string;
      run?: string;
      slow: boolean;
    }
  | { kind: 'size'; width: number; height: number }
  | { kind: 'keys'; taken: string[] }
  | { kind: 'page'; by: 1 | -1 }
  | { kind: 'settings'; settings: Partial<Settings> }
  | { kind: 'net'; message: unknown }
  | { kind: 'store'; value: unknown };

/** From the page to the game. */
export type HostMessage =
  | {
      kind: 'hello';
      version: number;
      settings: Partial<Settings>;
      locale: string;
      run?: Run;
      standing?: Standing;
      stored?: unknown;
    }
  | { kind: 'run'; run: Run }
  | { kind: 'standing'; standing: Standing }
  | { kind: 'settings'; settings: Partial<Settings> }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'mute'; muted: boolean }
  | { kind: 'net'; message: unknown }
  | { kind: 'store'; value: unknown };

/** A message is refused beyond this; a long run's log has some 20 KB. */
export const MESSAGE_LENGTH = 64 * 1024;

type Fields = Record<string, unknown>;
type Check = (fields: Fields) => boolean;

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isRun = (value: unknown) => isObject(value) && isText(value.id) && isNumber(value.seed);
const maybe = (check: (value: unknown) => boolean) => (value: unknown) => value === undefined || check(value);

const FROM_GAME: Record<GameMessage['kind'], Check> = {
  ready: () => true,
  progress: ({ part }) => isNumber(part),
  start: ({ seed, run }) => isNumber(seed) && maybe(isText)(run),
  score: ({ value, ticks, seed, log, hash, run }) =>
    [value, ticks, seed].every(isNumber) && isText(log) && isText(hash) && maybe(isText)(run),
  size: ({ width, height }) => isNumber(width) && isNumber(height),
  keys: ({ taken }) => Array.isArray(taken) && taken.every(isText),
  page: ({ by }) => by === 1 || by === -1,
  settings: ({ settings }) => isObject(settings),
  net: () => true,
  store: () => true,
};

const FROM_HOST: Record<HostMessage['kind'], Check> = {
  hello: ({ version, settings, locale, run, standing }) =>
    isNumber(version) &&
    isObject(settings) &&
    isText(locale) &&
    maybe(isRun)(run) &&
    maybe(isObject)(standing),
  run: ({ run }) => isRun(run),
  standing: ({ standing }) => isObject(standing),
  settings: ({ settings }) => isObject(settings),
  pause: () => true,
  resume: () => true,
  mute: ({ muted }) => typeof muted === 'boolean',
  net: () => true,
  store: () => true,
};

/** The message of a game, or undefined for anything else. For the page. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  // The check of its kind has just looked at each field.
  return isKnown(data, FROM_GAME) ? (data as GameMessage) : undefined;
}

/** The message of the page, or undefined for anything else. For the game. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  return isKnown(data, FROM_HOST) ? (data as HostMessage) : undefined;
}

function isKnown(data: unknown, checks: Record<string, Check>): boolean {
  if (!isObject(data) || !isText(data.kind)) return false;
  const kind = String(data.kind);
  if (!Object.hasOwn(checks, kind) || lengthOf(data) > MESSAGE_LENGTH) return false;
  return checks[kind]?.(data) ?? false;
}

/** A browser carries more than JSON can say: what leads round in a circle, or is nested without end. */
function lengthOf(data: unknown): number {
  try {
    return JSON.stringify(data).length;
  } catch {
    return Infinity;
  }
}
