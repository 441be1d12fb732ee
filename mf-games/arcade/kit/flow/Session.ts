import type { Bot, Game, View } from '../Game.ts';
import { Recorder } from '../replay/Recorder.ts';
import { hashState } from '../sim/hashState.ts';
import type { Input } from '../sim/Input.ts';
import { type BaseState, LONGEST } from '../sim/Sim.ts';

/** One run of a game: of the player, whose inputs are kept, or of the bot. */
export class Session<State extends BaseState> {
  readonly seed: number;
  readonly state: State;
  readonly bot: Bot<State> | undefined;
  private readonly recorder = new Recorder();
  private readonly game: Game<State>;
  private readonly view: View<State>;
  /** Bits that are held throughout, whoever plays. */
  private readonly always: number;

  constructor(
    game: Game<State>,
    view: View<State>,
    seed: number,
    { bot, state, always = 0 }: { bot?: Bot<State>; state?: State; always?: number } = {},
  ) {
    this.game = game;
    this.view = view;
    this.seed = seed;
    this.bot = bot;
    this.always = always;
    this.state = state ?? game.sim.create(seed);
    view.reset?.(this.state);
  }

  /** A step of a match: the server makes the moves. Gives what the player asks for, if anything. */
  stepMatch(input: Input): unknown {
    const { state, view, game } = this;
    const wish = game.client?.step(state, input);
    for (const event of state.events) view.react?.(event, state);
    state.events.length = 0;
    view.step?.(state);
    return wish;
  }

  step(input: Input): void {
    const { state, view } = this;
    if (state.over) return;
    const given = this.bot ? this.bot(state) : input;
    const taken = this.always ? { ...given, held: given.held | this.always } : given;
    if (!this.bot) this.recorder.add(taken);
    state.events.length = 0;
    this.game.sim.step(state, taken);
    if (state.tick >= LONGEST) state.over = true;
    for (const event of state.events) view.react?.(event, state);
    view.step?.(state);
  }

  /** What the server needs to play the run again. */
  result() {
    const { state, seed } = this;
    return {
      value: state.score,
      ticks: state.tick,
      seed,
      log: this.recorder.encode(),
      hash: hashState(state),
    };
  }
}
