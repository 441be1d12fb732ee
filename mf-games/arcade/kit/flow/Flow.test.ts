import type { GameMessage } from '@plaza/games-sdk';
import type { Game } from '../Game.ts';
import { oneButton } from '../input/Controls.ts';
import { decodeLog } from '../replay/log.ts';
import { replay } from '../replay/replay.ts';
import { A, GERMAN, holding, IDLE, type Input } from '../sim/Input.ts';
import type { BaseState, Sim } from '../sim/Sim.ts';
import { installTestCanvas, testContext } from '../testing/testCanvas.ts';
import { testStage } from '../testing/testStage.ts';
import { Flow } from './Flow.ts';

installTestCanvas();

interface Ticks extends BaseState {
  first: number;
}

/** Counts the ticks in which A is held, for a second. */
const sim: Sim<Ticks> = {
  version: 1,
  create: (seed) => ({ rng: seed, tick: 0, score: 0, over: false, events: [], first: seed }),
  step: (state, { held }) => {
    state.tick += 1;
    if (held & A) state.score += 1;
    state.over = state.tick >= 60;
  },
};

function start(
  controls: Game<Ticks>['controls'] = oneButton,
  cursor?: { x: number; y: number },
  device: 'keys' | 'touch' = 'keys',
) {
  const seen: Ticks[] = [];
  const game: Game<Ticks> = {
    id: 'ticks',
    title: 'Ticks',
    palette: { high: '#101020', low: '#202040', ground: '#202020', built: '#404040', glow: '#ffffff' },
    song: { root: 0, scale: 'major', tempo: 90 },
    controls,
    sim,
    createBot: () => () => holding(A),
    createView: () => ({ draw: (_, state) => void seen.push(state) }),
  };
  const said: GameMessage[] = [];
  const heard: string[] = [];
  let now: Input = IDLE;
  const stage = testStage(game, { width: 360, height: 640 });
  const rings: number[][] = [];
  const written: { text: string; font: string }[] = [];
  let font = '';
  const context = new Proxy(testContext(), {
    set: (_, name, value) => {
      if (name === 'font') font = String(value);
      return true;
    },
    get: (target, name) => {
      if (name === 'fillText') return (text: string) => void written.push({ text, font });
      if (name === 'arc') return (...ring: number[]) => void rings.push(ring.slice(0, 2));
      return Reflect.get(target, name) as unknown;
    },
  });
  const flow = new Flow<Ticks>({
    game,
    stage,
    input: { sample: () => now, release: () => (now = IDLE), device, cursor },
    host: { say: (message) => void said.push(message) },
    live: { say: (sentence) => void heard.push(sentence) },
    context,
  });
  /** Plays so many ticks with something held, and paints each. */
  const play = (ticks: number, input: Input = IDLE) => {
    now = input;
    for (let i = 0; i < ticks; i++) {
      flow.step();
      flow.draw(1, 1 / 60);
    }
  };
  const last = () => seen.at(-1);
  return { flow, stage, play, said, heard, last, written, rings };
}

test('the first press starts, and is the first input of the run', () => {
  const { play, said, last } = start();
  play(5);
  expect(said).toEqual([]);
  play(1, holding(A));
  expect(said.map(({ kind }) => kind)).toEqual(['start']);
  expect(last()?.score).toBe(1);
});

test('in a game of places the press that starts is no move, by finger, by Space or by Enter', () => {
  const { flow, play, last } = start({ ...oneButton, touch: 'point' });
  play(3);
  play(5, holding(A));
  expect(last()?.score).toBe(0);
  play(1);
  play(2, holding(A));
  expect(last()?.score).toBe(2);
  flow.command('retry');
  play(3, holding(A));
  expect(last()?.score).toBe(0);
});

test('the run that the page gave is played, and its log gives the same score again', () => {
  const { flow, play, said } = start();
  flow.hear({ kind: 'hello', version: 1, settings: {}, locale: 'de', run: { id: 'r7', seed: 42 } });
  play(20, holding(A));
  play(10);
  play(40, holding(A));
  const score = said.find((message) => message.kind === 'score');
  expect(score).toMatchObject({ kind: 'score', value: 50, seed: 42, run: 'r7', ticks: 60, slow: false });
  expect(score && replay(sim, 42, score.log)).toEqual({
    score: 50,
    ticks: 60,
    hash: score?.hash,
    over: true,
  });
});

test('what is opened for the next run while one is on changes nothing of that one', () => {
  const { flow, play, said } = start();
  const scores = () => said.filter((message) => message.kind === 'score');
  const opened = (id: string, seed: number) => flow.hear({ kind: 'run', run: { id, seed } });
  // It began before the server had opened it: it counts nowhere, and certainly not as another.
  play(20, holding(A));
  opened('r1', 1);
  play(50, holding(A));
  expect(scores()[0]).not.toHaveProperty('run');
  play(60);
  play(20, holding(A));
  opened('r2', 2);
  play(50, holding(A));
  expect(scores()[1]).toMatchObject({ run: 'r1', seed: 1 });
});

test('a run that is begun anew keeps what was opened for it, until the next is', () => {
  const { flow, play, said } = start();
  flow.hear({ kind: 'run', run: { id: 'r1', seed: 1 } });
  play(20, holding(A));
  flow.command('retry');
  flow.hear({ kind: 'run', run: { id: 'r2', seed: 2 } });
  flow.command('retry');
  expect(said).toEqual([
    { kind: 'start', seed: 1, run: 'r1' },
    { kind: 'start', seed: 1, run: 'r1' },
    { kind: 'start', seed: 2, run: 'r2' },
  ]);
});

test('a game of words is told in its log that the page is German, and no other is', () => {
  const logs = [true, false].map((spoken) => {
    const { flow, play, said } = start({ ...oneButton, spoken });
    flow.hear({ kind: 'hello', version: 1, settings: {}, locale: 'de', run: { id: 'r7', seed: 42 } });
    expect(said.map(({ kind }) => kind)).not.toContain('start');
    play(60, holding(A));
    const score = said.find((message) => message.kind === 'score');
    return decodeLog(score?.log ?? '').entries.map(({ input }) => input.held);
  });
  expect(logs).toEqual([[A | GERMAN], [A]]);
});

test('captions are as small as the screen needs', () => {
  const { flow, stage, play, written } = start();
  flow.hear({ kind: 'hello', version: 1, settings: { captions: true }, locale: 'de' });
  play(1, holding(A));
  const sizes = ['Fast', 'Ein Satz, der für ein Telefon zu lang ist: er passt nicht hinein'].map(
    (caption) => {
      stage.caption(caption);
      play(1);
      const { font = '' } = written.findLast(({ text }) => text === caption) ?? {};
      return Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1]);
    },
  );
  expect(sizes[0]).toBe(18);
  expect(sizes[1]).toBeLessThan(12);
});

test('the cursor that keys or a pad lead is seen while a run is on', () => {
  const { play, rings } = start(oneButton, { x: 90, y: 200 });
  play(3);
  expect(rings).not.toContainEqual([90, 200]);
  play(3, holding(A));
  expect(rings).toContainEqual([90, 200]);
});

test('the press that starts a run does not end the hand that shows what to do, the next one does', () => {
  const { play, rings } = start(oneButton, undefined, 'touch');
  const handIsSeen = (input: Input) => {
    rings.length = 0;
    play(1, input);
    return rings.length > 0;
  };
  play(3);
  expect(handIsSeen(holding(A))).toBe(true);
  expect(handIsSeen(IDLE)).toBe(true);
  expect(handIsSeen(holding(A))).toBe(false);
  expect(handIsSeen(IDLE)).toBe(false);
});

test('a result waits a moment before a press is the next run', () => {
  const { play, said, last } = start();
  play(60, holding(A));
  play(45);
  play(3, holding(A));
  expect(said.filter(({ kind }) => kind === 'start').length).toBe(1);
  play(30);
  play(2, holding(A));
  expect(said.filter(({ kind }) => kind === 'start').length).toBe(2);
  expect(last()?.tick).toBeLessThan(4);
});

test('R begins anew at once', () => {
  const { flow, play, said, last } = start();
  play(20, holding(A));
  flow.command('retry');
  play(1);
  expect(said.filter(({ kind }) => kind === 'start').length).toBe(2);
  expect(last()?.tick).toBe(1);
});

test('a pause stops the run, and the press that ends it is not lost time', () => {
  const { flow, play, last } = start();
  play(10, holding(A));
  flow.hear({ kind: 'pause' });
  play(100);
  expect(last()?.tick).toBe(10);
  flow.hear({ kind: 'resume' });
  play(5);
  expect(last()?.tick).toBe(15);
});

test('hit-stop skips steps and leaves the log alone', () => {
  const { stage, play, last, said } = start();
  play(10, holding(A));
  stage.juice.stop('fatal');
  play(5, holding(A));
  expect(last()?.tick).toBe(10);
  play(80, holding(A));
  expect(said.find((message) => message.kind === 'score')).toMatchObject({ value: 60, ticks: 60 });
});

test('who hears instead of seeing is told in the language of the page', () => {
  const { flow, play, heard } = start();
  flow.hear({ kind: 'hello', version: 1, settings: {}, locale: 'de-AT' });
  play(61, holding(A));
  expect(heard).toEqual(['Ticks. Taste drücken oder tippen.', 'Los geht es.', 'Ende. 60 Punkte.']);
});

test('a run that was slow at any time is a slow one, and beats no record', () => {
  const { flow, play, said, written } = start();
  flow.hear({ kind: 'hello', version: 1, settings: { slow: true }, locale: 'en', standing: { best: 10 } });
  play(20, holding(A));
  flow.hear({ kind: 'settings', settings: { slow: false } });
  play(120, holding(A));
  expect(said.find(({ kind }) => kind === 'score')).toMatchObject({ value: 60, slow: true });
  expect(written.map(({ text }) => text)).toContain('Best 10');
});

test('M mutes and tells the page, which keeps it', () => {
  const { flow, said, stage } = start();
  flow.command('mute');
  expect(stage.settings.muted).toBe(true);
  expect(said).toEqual([{ kind: 'settings', settings: { muted: true } }]);
});
