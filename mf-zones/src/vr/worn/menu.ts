import type { KnockAnswer } from '@plaza/api-contract';
import type { Gesture } from '../../world/people/gestures.ts';
import { type Comfort, SNAP_ANGLES } from './comfort.ts';

export type MenuPage = 'main' | 'door' | 'phrases' | 'moves' | 'comfort';

/** What a press on the menu asks for. */
export type MenuAct =
  | { kind: 'leave' | 'close' | 'sound' | 'microphone' }
  | { kind: 'page'; page: MenuPage }
  | { kind: 'say'; text: string }
  | { kind: 'gesture'; gesture: Gesture }
  | { kind: 'knock'; username: string; answer: KnockAnswer }
  | { kind: 'turn'; way: 1 | -1 }
  | { kind: 'comfort'; comfort: Comfort };

export interface MenuEntry {
  label: string;
  /** How it stands: "On", "45°". */
  value?: string;
  isOn?: boolean;
  act: MenuAct;
}

/** The words of the menu, in whatever language. */
export interface MenuWords {
  leave: string;
  phrases: string;
  moves: string;
  comfort: string;
  door: string;
  'let-in': string;
  always: string;
  decline: string;
  block: string;
  back: string;
  close: string;
  sound: string;
  microphone: string;
  turnLeft: string;
  turnRight: string;
  seated: string;
  snap: string;
  smoothly: string;
  vignette: string;
  walking: string;
  swapped: string;
  on: string;
  off: string;
  wave: string;
  dance: string;
  cheer: string;
  stand: string;
  degrees(holes: { angle: number }): string;
}

export interface MenuState {
  page: MenuPage;
  isLoud: boolean;
  /** `null`: one does not talk, and there is nothing to mute. */
  isHeard: boolean | null;
  comfort: Comfort;
  /** What one may say, as the dock of the page offers it. */
  phrases: readonly string[];
  /** Who stands before one's zone; the first of them is answered. */
  knocks: readonly { username: string; name: string }[];
}

const KNOCK_ANSWERS = ['let-in', 'always', 'decline', 'block'] as const;

/** What stands on the menu, in reading order. */
export function menuOf(
  { page, isLoud, isHeard, comfort, phrases, knocks }: MenuState,
  t: MenuWords,
): MenuEntry[] {
  const back: MenuEntry = { label: t.back, act: { kind: 'page', page: 'main' } };
  const flag = (label: string, isOn: boolean, act: MenuAct): MenuEntry => ({
    ...{ label, isOn, act },
    value: isOn ? t.on : t.off,
  });
  const choose = (label: string, name: 'seated' | 'vignette' | 'walks' | 'swapped') =>
    flag(label, comfort[name], { kind: 'comfort', comfort: { ...comfort, [name]: !comfort[name] } });
  const toDoor: MenuAct = { kind: 'page', page: 'door' };
  const moves: readonly (readonly [label: string, gesture: Gesture])[] = [
    [t.wave, 'wave'],
    [t.dance, 'dance'],
    [t.cheer, 'cheer'],
    [t.stand, 'none'],
  ];
  const [first] = knocks;
  // Whoever was answered, here or on another page, stands there no more.
  switch (page === 'door' && !first ? 'main' : page) {
    case 'door':
      return [
        ...KNOCK_ANSWERS.map((answer): MenuEntry => ({
          ...{ label: t[answer], value: first?.name ?? '' },
          act: { kind: 'knock', username: first?.username ?? '', answer },
        })),
        back,
      ];
    case 'phrases':
      return [...phrases.map((text): MenuEntry => ({ label: text, act: { kind: 'say', text } })), back];
    case 'moves':
      return [
        ...moves.map(([label, gesture]): MenuEntry => ({ label, act: { kind: 'gesture', gesture } })),
        back,
      ];
    case 'comfort':
      return [
        choose(t.seated, 'seated'),
        { label: t.snap, value: turning(comfort, t), act: { kind: 'comfort', comfort: nextAngle(comfort) } },
        choose(t.vignette, 'vignette'),
        choose(t.walking, 'walks'),
        choose(t.swapped, 'swapped'),
        back,
      ];
    default:
      return [
        ...(first ? [{ label: t.door, value: first.name, isOn: true, act: toDoor }] : []),
        flag(t.sound, isLoud, { kind: 'sound' }),
        ...(isHeard === null ? [] : [flag(t.microphone, isHeard, { kind: 'microphone' })]),
        { label: t.phrases, act: { kind: 'page', page: 'phrases' } },
        { label: t.moves, act: { kind: 'page', page: 'moves' } },
        { label: t.turnLeft, act: { kind: 'turn', way: 1 } },
        { label: t.turnRight, act: { kind: 'turn', way: -1 } },
        { label: t.comfort, act: { kind: 'page', page: 'comfort' } },
        { label: t.close, act: { kind: 'close' } },
        { label: t.leave, act: { kind: 'leave' } },
      ];
  }
}

function turning({ snap }: Comfort, t: MenuWords): string {
  return snap === 0 ? t.smoothly : t.degrees({ angle: snap });
}

function nextAngle(comfort: Comfort): Comfort {
  const at = SNAP_ANGLES.indexOf(comfort.snap);
  return { ...comfort, snap: SNAP_ANGLES[(at + 1) % SNAP_ANGLES.length] ?? 45 };
}

/** The menu as a sheet, in its own measure: the pen draws and the ray presses by the same numbers. */
export const SHEET = { wide: 640, edge: 24, head: 88, row: 84, gap: 12, foot: 96, columns: 2 } as const;

/** Each page is as tall as the longest, so that it does not jump. */
export const SHEET_ROWS = 5;
export const SHEET_TALL =
  SHEET.head + SHEET_ROWS * (SHEET.row + SHEET.gap) + SHEET.foot + SHEET.edge - SHEET.gap;

export interface Field {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

/** Where an entry stands on the sheet. */
export function fieldOf(index: number): Field {
  const wide = (SHEET.wide - 2 * SHEET.edge - SHEET.gap) / SHEET.columns;
  return {
    x: SHEET.edge + (index % SHEET.columns) * (wide + SHEET.gap),
    y: SHEET.head + Math.floor(index / SHEET.columns) * (SHEET.row + SHEET.gap),
    ...{ wide, tall: SHEET.row },
  };
}

/** Which entry is at a spot of the sheet, given as shares of its width and height from the top left; -1 for none. */
export function entryAt(u: number, v: number, count: number): number {
  const x = u * SHEET.wide;
  const y = v * SHEET_TALL;
  for (let index = 0; index < count; index++) {
    const field = fieldOf(index);
    if (x >= field.x && x <= field.x + field.wide && y >= field.y && y <= field.y + field.tall) return index;
  }
  return -1;
}
