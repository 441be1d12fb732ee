/** What the state of a game for several has, besides its own. */
export interface TogetherState {
  over: boolean;
  /** Who has won, by their place at the board; nobody in a draw. */
  winners: number[];
  /** Who has gone for good, in games that go on without them. */
  gone?: number[];
  /** Players who are nobody: the rules play for them. */
  bots?: number[];
}

/**
 * The rules of a game that people play over the network. The server alone changes the state: who plays says what they want
 * to do, and it is done or refused. Pure like a sim: the state is plain data that the server keeps in its database.
 */
export interface Together<State extends TogetherState, Action> {
  version: number;
  players: { least: number; most: number };
  /** The rules can play for who is missing. */
  hasBots?: boolean;
  /** The last `bots` of the players are nobody. */
  create(seed: number, players: number, bots: number): State;
  /** What a message asks for, or undefined for nonsense. */
  read(message: unknown): Action | undefined;
  /**
   * Whether others read or see in it what somebody wants to say. It is refused to whom the moderators want silent, and to
   * guests of the demo.
   */
  says?(action: Action): boolean;
  /** Does it, or refuses with false and leaves the state as it is. */
  act(state: State, player: number, action: Action): boolean;
  /** Seconds for what is due now. */
  seconds(state: State): number;
  /** What happens when they are over. */
  timeUp(state: State): void;
  /** Time itself moves the game: brings it forward. Such games have no `timeUp` of their own to wait for. */
  advance?(state: State, ms: number): void;
  /** The server was away, and nobody is to blame: what moves begins gently. */
  resume?(state: State): void;
  /** Somebody has gone for good. */
  leave(state: State, player: number): void;
  /** Somebody who had gone is there again. */
  comeBack?(state: State, player: number): void;
  /** What a player may know of it; `undefined` for those who watch. */
  show(state: State, player: number | undefined): unknown;
  /**
   * What is told to everybody at once after an action, so that nobody has to ask: `whole` stands for what `show` gives and is
   * the same for all; `part` is for whoever knows the version before. At most some 6 KB. Without it, pages ask.
   */
  tell?(state: State, action: Action | undefined): { whole?: unknown; part?: unknown } | undefined;
}

/** What the page tells a game of its match, in a `net` message. */
export interface MatchNews {
  type: 'match';
  /** What `show` gave, or `tell` as a whole. */
  state: unknown;
  /** Which player this page is; those who watch are none. */
  player: number | null;
  /** Goes up with every change. */
  version: number;
  /** The language of the page, as the game knows it. */
  locale?: string;
  /** Instead of a state: what came to the one before, as `tell` said. */
  part?: unknown;
}

export function isMatchNews(message: unknown): message is MatchNews {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'match';
}
