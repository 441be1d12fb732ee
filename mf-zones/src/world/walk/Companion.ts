import type { Collider, IsOn } from './Collider.ts';
import { follow, type Leader } from './follow.ts';
import { IDLE, type Intent, type Walker } from './Walker.ts';

/** Who gets no farther for so long has something in the way, and is put beside the other. */
const STUCK_S = 2;
const STANDING = 0.4;

/** Going along with somebody. It is over as soon as one moves oneself. */
export class Companion {
  readonly #leader: () => Leader | null;
  readonly #onEnd: () => void;
  readonly #way = { ahead: 0, turn: 0, isLost: false };
  readonly #intent: Intent = { ...IDLE };
  #stuck = 0;

  constructor(leader: () => Leader | null, onEnd: () => void) {
    this.#leader = leader;
    this.#onEnd = onEnd;
  }

  end(): void {
    this.#onEnd();
  }

  /** What to do in this moment instead of what one's hands want, which is nothing. */
  lead(seconds: number, hands: Intent, walker: Walker, collider: Collider, isOn: IsOn): Intent {
    if (hands.ahead || hands.aside || hands.jump) {
      this.end();
      return hands;
    }
    const leader = this.#leader();
    if (!leader) return hands;
    const way = this.#way;
    follow(walker, leader, way);
    this.#stuck = way.ahead > 0.5 && walker.speed < STANDING ? this.#stuck + seconds : 0;
    if (way.isLost || this.#stuck > STUCK_S) {
      this.#stuck = 0;
      walker.stand(
        collider,
        leader.x - Math.sin(walker.yaw),
        leader.z - Math.cos(walker.yaw),
        walker.yaw,
        isOn,
      );
      return hands;
    }
    const wanted = this.#intent;
    wanted.up = hands.up;
    wanted.tilt = hands.tilt;
    wanted.ahead = way.ahead;
    wanted.turn = way.turn + hands.turn;
    return wanted;
  }
}
