import type { Bot, Game } from '../Game.ts';
import { IDLE, type Input, POINT } from '../sim/Input.ts';
import type { BaseState } from '../sim/Sim.ts';

/** Seconds for which a run begins with the bot's hand; where places are to be found, a little longer. */
const LASTS = { press: 2.5, point: 6 };

/** The bot's hand over the first moments of a run: what it would press now, or where. */
export class Ghost<State extends BaseState> {
  input: Input = IDLE;
  private readonly bot: Bot<State>;
  private readonly points: boolean;

  constructor(game: Game<State>) {
    this.bot = game.createBot('careful');
    this.points = game.controls.touch === 'point';
  }

  /** Looks once; a place stays shown until the player does something, for the bot would go on to the next. */
  look(state: State): void {
    if (!(this.input.held & POINT)) this.input = this.bot(state);
  }

  /** How much of it is seen, 0 when it is time to go. */
  alphaAt(age: number): number {
    return Math.min(1, ((this.points ? LASTS.point : LASTS.press) - age) * 2) * 0.85;
  }
}
