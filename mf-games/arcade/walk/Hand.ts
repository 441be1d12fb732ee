import type { Stage } from '../kit/flow/Stage.ts';
import type { Input } from '../kit/sim/Input.ts';
import type { BaseState, Sim } from '../kit/sim/Sim.ts';

export type Device = 'keys' | 'touch' | 'pad';

/** What a hand has before it: the device, the screen, and the rules to think ahead with. */
export interface Desk<State extends BaseState> {
  device: Device;
  stage: Stage;
  sim: Sim<State>;
}

/**
 * Turns what the bot wishes into what this device can do: where the bot points, a keyboard moves a cursor there and
 * presses. Called once for each step of the run; one hand plays one run.
 */
export type Hand<State extends BaseState> = (state: State, wish: Input) => Input;
export type CreateHand<State extends BaseState> = (desk: Desk<State>) => Hand<State>;

/** For games whose bot wishes what every device can give. */
export const plainHand: CreateHand<BaseState> = () => (_, wish) => wish;
