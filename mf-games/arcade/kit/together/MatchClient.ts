import type { Input } from '../sim/Input.ts';
import type { BaseState } from '../sim/Sim.ts';
import type { MatchNews } from './Together.ts';

/** A game's own side of a match: it shows what the server says, and asks for what its player wants. */
export interface MatchClient<State extends BaseState> {
  begin(news: MatchNews): State;
  /** The server has spoken: takes it over in place, with events for the view. */
  hear(state: State, news: MatchNews): void;
  /** One tick: moves cursors, and gives what the player asks for, if anything. */
  step(state: State, input: Input): unknown;
}
