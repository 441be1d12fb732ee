/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import {
  B,
  GERMAN,
  holding,
  IDLE,
  type Input,
  NEXT,
  POINT,
  pointing,
  PREVIOUS,
  TYPED,
  X,
  Y,
} from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { CHALK, decode, encode, fold, isClose, isStroke, SLAB } from './chalk.ts';
import { client } from './client.ts';
import { game } from './game.ts';
import { AWAY, CHOICES, KEYS, keyAt, placeOfKey, TOOLS } from './keys.ts';
import { type ChalkMatch, drawerOf } from './match.ts';
import { germanOf, NOUNS } from './nouns.ts';
import { DRAWINGS } from './pictures.ts';
import { type ChalkState, LIVES, PICTURES, sim } from './sim.ts';
import { type ChalkAction, together } from './together.ts';

testGame(game, { gets: (state) => state.done.length, to: PICTURES });

const typing = (letter: string): Input => ({ held: TYPED, x: letter.charCodeAt(0), y: 0 });

/** Writes a word, a letter a tick; gives all that happened. */
function write(state: ChalkState, word: string): string[] {
  const kinds: string[] = [];
  for (const letter of word) {
    state.events.length = 0;
    sim.step(state, typing(letter));
    kinds.push(...state.events.map(({ kind }) => kind));
  }
  return kinds;
}

test('every picture fits on the slab, has a word of its own, and is drawn with what chalk there is', () => {
  expect(new Set(DRAWINGS.map(({ word }) => word)).size).toBe(DRAWINGS.length);
  for (const { word, strokes } of DRAWINGS) {
    expect(word).toMatch(/^[a-z]{3,10}$/);
    for (const stroke of strokes) {
      expect(isStroke(stroke)).toBe(true);
      for (const { x, y } of decode(stroke).points)
        expect({ word, fits: x > 0 && x < SLAB.width && y > 0 && y < SLAB.height }).toEqual({
          word,
          fits: true,
        });
    }
  }
});

test('the words of matches are plain, and none is there twice', () => {
  const all = NOUNS.flat();
  expect(all.length).toBeGreaterThanOrEqual(480);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((word) => !/^[a-z]{3,12}$/.test(word))).toEqual([]);
  const german = all.map(germanOf);
  expect(new Set(german).size).toBe(all.length);
  expect(german.filter((word) => !/^[a-zäöü]{2,15}$/.test(word))).toEqual([]);
});

test('the right word earns points, the wrong one costs time', () => {
  const state = sim.create(3);
  const left = state.left;
  expect(write(state, 'x'.repeat(state.mask.length))).toContain('wrong');
  expect(left - state.left).toBeGreaterThan(150);
  expect(state.typed).toBe('');
  expect(write(state, state.word)).toContain('right');
  expect(state.score).toBeGreaterThan(100);
  expect(state.phase).toBe('show');
});

test('letters open as time goes, then the rain takes the picture and a life', () => {
  const state = sim.create(3);
  const kinds: string[] = [];
  while (state.phase === 'draw') {
    state.events.length = 0;
    sim.step(state, IDLE);
    kinds.push(...state.events.map(({ kind }) => kind));
  }
  expect(kinds.filter((kind) => kind === 'open')).toHaveLength(2);
  expect(kinds).toContain('rain');
  expect(state.lives).toBe(LIVES - 1);
});

test('a finger finds every letter, and takes one back', () => {
  expect(KEYS.map(({ x, y }) => keyAt(x, y))).toEqual(KEYS.map(({ name }) => name));
  const state = sim.create(3);
  const tap = (name: string) => {
    const { x, y } = placeOfKey(name);
    sim.step(state, pointing(x, y));
    sim.step(state, IDLE);
  };
  tap('q');
  tap('z');
  expect(state.typed).toBe('qz');
  tap('back');
  expect(state.typed).toBe('q');
});

describe('where the page is German', () => {
  const german = (input: Input = IDLE): Input => ({ ...input, held: input.held | GERMAN });
  const begin = (seed: number) => {
    const state = sim.create(seed);
    sim.step(state, german());
    return state;
  };

  test('its words are German, with a plain letter for one with dots', () => {
    const state = begin(3);
    const first = DRAWINGS.find(({ word }) => word === sim.create(3).word);
    expect(state.word).toBe(first?.german);
    expect(state.mask).toHaveLength(state.word.length);
    state.word = 'löwe';
    state.mask = '____';
    for (const letter of 'lowe') sim.step(state, german(typing(letter)));
    expect(state.phase).toBe('show');
    while (state.phase === 'show') sim.step(state, german());
    expect(DRAWINGS.map((drawing) => drawing.german)).toContain(state.word);
  });

  test('its bot writes them, and English runs know nothing of it', () => {
    const state = begin(11);
    const bot = game.createBot('careful');
    while (!state.over) sim.step(state, german(bot(state)));
    expect(state.done.filter(({ solved }) => solved)).toHaveLength(PICTURES);
    expect(sim.create(3)).not.toHaveProperty('german');
  });
});

test('a pad turns a wheel of letters and writes the one that it shows', () => {
  const state = sim.create(3);
  const press = (bit: number, ticks = 1) => {
    for (let i = 0; i < ticks; i++) sim.step(state, holding(bit));
    sim.step(state, IDLE);
  };
  press(X);
  expect(state.typed).toBe('');
  for (let turn = 0; turn < 3; turn++) press(NEXT);
  press(X);
  press(PREVIOUS);
  press(X);
  expect(state.typed).toBe('cb');
  press(NEXT, 34);
  press(X);
  expect(state.typed).toBe('cbf');
  press(B);
  expect(state.typed).toBe('cb');
});

test('guesses are compared without accents and cases, and one letter off is close', () => {
  expect(fold('Été 2!')).toBe('ete');
  expect([isClose('ketle', 'kettle'), isClose('kettles', 'kettle'), isClose('kettla', 'kettle')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isClose('kettle', 'kettle'), isClose('castle', 'kettle'), isClose('cat', 'car')]).toEqual([
    false,
    false,
    false,
  ]);
});

const line = (color: number, ...points: [number, number][]) =>
  encode({ color, wide: 0, points: points.map(([x, y]) => ({ x, y })) });

describe('[1-5] a picture drawn over the network', () => {
  const drawing = (players = 3): ChalkMatch => {
    const match = together.create(5, players, 0);
    together.act(match, 0, { pick: 1 });
    return match;
  };
  const guess = (match: ChalkMatch, player: number, text: string) => {
    const action = together.read({ guess: text });
    return action !== undefined && together.act(match, player, action);
  };

  test('is chosen and drawn by who is due, and by nobody else', () => {
    const match = together.create(5, 3, 0);
    expect(together.act(match, 1, { pick: 0 })).toBe(false);
    expect(together.act(match, 0, { stroke: line(0, [3, 4]) })).toBe(false);
    expect(together.act(match, 0, { pick: 0 })).toBe(true);
    expect(match.word).toBe(match.choices[0]);
    expect(together.act(match, 1, { stroke: line(0, [3, 4]) })).toBe(false);
    expect(together.act(match, 0, { stroke: line(0, [3, 4], [9, 9]) })).toBe(true);
    const more = together.read({ more: line(0, [20, 20]).slice(2) });
    expect(more && together.act(match, 0, more)).toBe(true);
    expect(decode(at(match.strokes, 0)).points).toHaveLength(3);
    expect(together.act(match, 0, { undo: true })).toBe(true);
    expect(match.strokes).toEqual([]);
  });

  test('stays on its slab, and ends with its chalk', () => {
    const match = drawing();
    expect(together.act(match, 0, { stroke: line(0, [3, 4], [900, 9]) })).toBe(false);
    const there: [number, number][] = Array.from({ length: 30 }, (_, i) => [i % 2 ? 330 : 4, 100]);
    expect(together.act(match, 0, { stroke: line(1, ...there) })).toBe(false);
    expect(match.chalk).toBe(CHALK);
    for (const wrong of [
      { stroke: '9zoo' },
      { stroke: 5 },
      { more: 'abc' },
      { pick: 7 },
      { guess: 'x'.repeat(99) },
      null,
    ])
      expect(together.read(wrong)).toBeUndefined();
  });

  test('grows no further than chalk can draw, also on one spot, which takes none', () => {
    const match = drawing();
    const spot: [number, number][] = Array.from({ length: 300 }, () => [20, 20]);
    const more = line(0, ...spot).slice(2);
    expect(together.act(match, 0, { stroke: line(0, [20, 20]) })).toBe(true);
    for (let times = 0; times < 20; times += 1) together.act(match, 0, { more });
    expect(match.strokes.join('').length).toBeLessThan(12_000);
    expect(together.act(match, 0, { more })).toBe(false);
    expect(together.act(match, 0, { undo: true })).toBe(true);
    expect(together.act(match, 0, { stroke: line(0, [20, 20], [40, 20]) })).toBe(true);
  });

  test('is known by its word to who draws alone, until it is found or over', () => {
    const match = drawing();
    const seen = (player: number | undefined) => JSON.stringify(together.show(match, player));
    const word = `"${match.word}"`;
    expect(seen(0)).toContain(word);
    for (const player of [1, 2, undefined]) expect(seen(player)).not.toContain(word);
    expect(JSON.stringify(together.tell?.(match, { stroke: line(0, [1, 1]) }))).not.toContain(match.word);
    expect(guess(match, 1, match.word.toUpperCase())).toBe(true);
    expect(seen(1)).toContain(word);
    expect(seen(undefined)).not.toContain(word);
    together.advance?.(match, 40_000);
    together.advance?.(match, 30_000);
    expect(match.phase).toBe('show');
    expect(seen(undefined)).toContain(word);
  });

  test('earns more for who finds it first, and something for who drew it', () => {
    const match = drawing(4);
    guess(match, 2, match.word);
    guess(match, 1, match.word);
    const [drawer, second, first] = match.scores;
    expect(first).toBeGreaterThan(second ?? 0);
    expect(drawer).toBe(50);
    expect(guess(match, 0, match.word)).toBe(false);
    expect(match.phase).toBe('draw');
    guess(match, 3, match.word);
    expect(match.phase).toBe('show');
  });

  test('opens letters for those who look, and says privately what is close', () => {
    const match = drawing();
    match.word = 'kettle';
    const shown = (player: number) => together.show(match, player) as { mask: string; close: boolean };
    expect(shown(1).mask).toBe('______');
    together.advance?.(match, 36_000);
    expect([...shown(1).mask].filter((letter) => letter !== '_')).toHaveLength(1);
    together.advance?.(match, 17_000);
    expect([...shown(1).mask].filter((letter) => letter !== '_')).toHaveLength(2);
    guess(match, 1, 'kettel');
    guess(match, 1, 'ketle');
    expect([shown(1).close, shown(2).close]).toEqual([true, false]);
  });

  test('is taken away when half of those who look want that, and earns nothing', () => {
    const match = drawing(4);
    together.act(match, 1, { away: true });
    expect(match.turn).toBe(0);
    together.act(match, 2, { away: true });
    expect({ turn: match.turn, done: match.done.length, phase: match.phase }).toEqual({
      turn: 1,
      done: 0,
      phase: 'choose',
    });
  });

  test('is chosen, seen and guessed in two languages at once', () => {
    const match = drawing();
    match.word = 'cheese';
    const page = (player: number, locale: string) =>
      client.begin({ type: 'match', state: together.show(match, player), player, version: 1, locale });
    expect(page(0, 'de').mask).toBe('käse');
    expect([page(1, 'de').mask, page(2, 'en').mask]).toEqual(['____', '______']);
    expect(JSON.stringify(together.show(match, 1))).not.toContain('käse');
    together.advance?.(match, 36_000);
    expect([...page(1, 'de-AT').mask].filter((letter) => letter !== '_')).toHaveLength(1);
    guess(match, 1, 'kase');
    guess(match, 2, 'cheese');
    expect(match.guessed).toEqual([1, 2]);
    together.advance?.(match, 6_000);
    const choices = page(1, 'de').net?.choices;
    expect(choices).toEqual(match.choices.map(germanOf));
  });

  test('is voted away by a press that is meant: by its key, a finger or a pad', () => {
    const match = drawing(5);
    const page = client.begin({
      type: 'match',
      state: together.show(match, 1),
      player: 1,
      version: 1,
    });
    const press = (input: Input) => {
      const wish = client.step(page, input);
      client.step(page, IDLE);
      return wish;
    };
    expect(press(holding(Y))).toBeUndefined();
    for (let tick = 0; tick < 300; tick++) client.step(page, IDLE);
    expect(press(pointing(AWAY.x, AWAY.y))).toBeUndefined();
    const wish = press(pointing(AWAY.x, AWAY.y));
    expect(wish).toEqual({ away: true });
    together.act(match, 1, { away: true });
    client.hear(page, { type: 'match', state: together.show(match, 1), player: 1, version: 2 });
    expect(page.net).toMatchObject({ votes: 1, needed: 2, voted: true });
    expect([press(holding(Y)), press(holding(Y))]).toEqual([undefined, undefined]);
    expect(page.typed).toBe('');
  });

  test('goes on to the next when who draws has gone, and ends when nobody is left to play with', () => {
    const match = drawing(3);
    together.leave(match, 0);
    expect(drawerOf(match)).toBe(1);
    together.comeBack?.(match, 0);
    expect(match.gone).toEqual([]);
    together.leave(match, 2);
    together.leave(match, 0);
    expect(match.over).toBe(true);
  });

  test('comes after another until each has drawn, and then there are winners', () => {
    const match = together.create(8, 2, 0);
    for (let turn = 0; turn < 6; turn++) {
      expect(drawerOf(match)).toBe(turn % 2);
      together.advance?.(match, 10_000);
      expect(match.phase).toBe('draw');
      if (turn < 5) guess(match, 1 - (turn % 2), match.word);
      else for (const seconds of [40, 30]) together.advance?.(match, seconds * 1000);
      together.advance?.(match, 6_000);
    }
    expect({ over: match.over, winners: match.winners, done: match.done.length }).toEqual({
      over: true,
      winners: [0, 1],
      done: 6,
    });
    expect((together.show(match, undefined) as { done: unknown[] }).done).toHaveLength(6);
  });

  test('is seen on another page as it was drawn, and guessed there', () => {
    const match = together.create(5, 2, 0);
    let version = 1;
    const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
    const news = (player: number) => ({
      type: 'match' as const,
      state: copy(together.show(match, player)),
      player,
      version,
    });
    const [drawer, guesser] = [client.begin(news(0)), client.begin(news(1))];
    const send = (player: number, wish: unknown) => {
      const action: ChalkAction | undefined = wish === undefined ? undefined : together.read(copy(wish));
      if (!action) return;
      expect(together.act(match, player, action)).toBe(true);
      version += 1;
      const part = together.tell?.(match, action)?.part;
      for (const [state, who] of [
        [drawer, 0],
        [guesser, 1],
      ] as const)
        client.hear(
          state,
          part ? { type: 'match', state: undefined, part, player: who, version } : news(who),
        );
    };
    const hand = (input: Input) => send(0, client.step(drawer, input));
    const choice = at(CHOICES, 0);
    hand(pointing(choice.x, choice.y));
    hand(IDLE);
    hand(pointing(at(TOOLS.colors, 3), TOOLS.y));
    hand(IDLE);
    for (let x = 60; x < 200; x += 5) hand({ held: POINT, x, y: 120 });
    hand(IDLE);
    expect(guesser.strokes).toEqual(match.strokes);
    expect(drawer.strokes).toEqual(match.strokes);
    expect(at(guesser.strokes, 0)[0]).toBe('3');
    expect(guesser.mask).toMatch(/^_+$/);
    for (const letter of match.word) send(1, client.step(guesser, typing(letter)));
    expect(match.guessed).toEqual([1]);
    expect(guesser.phase).toBe('show');
  });
});
