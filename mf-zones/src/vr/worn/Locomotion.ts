import type { Collider, IsOn } from '../../world/walk/Collider.ts';
import { IDLE, type Intent, type Walker } from '../../world/walk/Walker.ts';
import type { Landing } from './arc.ts';
import { type Comfort, liftOf, rested, SnapTurn } from './comfort.ts';
import { type HeadPose, Rig } from './Rig.ts';

/** What the hands want of the feet. Sticks from -1 to 1, up and right above 0. */
export interface Wants {
  ahead: number;
  aside: number;
  turn: number;
  jump: boolean;
}

interface Body {
  walker: Walker;
  collider: Collider;
  isOn: IsOn;
}

/** As quickly as a stick walks, of what keys do: two metres a second. */
const EASY = 2 / 4.2;
/** So far a head leans over what a body cannot enter before the place gives way. */
const LEAN = 0.25;
/** Nobody steps so far between two pictures: the device has found itself anew. */
const LEAP = 1;

/** Moves somebody who wears a headset: their own steps, the stick, turning and teleport end in one walker and one rig. */
export class Locomotion {
  readonly rig = new Rig();
  /** Something else than one's own legs moved one in the last frame. */
  isMoved = false;
  readonly #body: Body;
  readonly #snap = new SnapTurn();
  readonly #head = { x: 0, z: 0 };
  readonly #intent: Intent = { ...IDLE };
  #hasFloor = true;

  constructor(body: Body) {
    this.#body = body;
  }

  /** Puts the floor at home under the walker, so that one looks where the walker looked. */
  begin(head: HeadPose, comfort: Comfort, hasFloor = true): void {
    const { walker } = this.#body;
    this.#hasFloor = hasFloor;
    this.rig.yaw = walker.yaw - Math.PI - head.heading;
    this.rig.bring(head, walker.x, walker.z);
    this.#stand(head, comfort);
  }

  frame(seconds: number, head: HeadPose, wants: Wants, comfort: Comfort): void {
    const { walker, collider, isOn } = this.#body;
    const turned = this.#snap.read(wants.turn, comfort.snap, seconds);
    if (turned) this.rig.turn(turned, head);
    this.#step(head);
    walker.yaw = wrapped(this.rig.yaw + head.heading + Math.PI);

    const { x, z } = walker;
    const intent = this.#intent;
    intent.ahead = comfort.walks ? rested(wants.ahead) * EASY : 0;
    intent.aside = comfort.walks ? rested(wants.aside) * EASY : 0;
    intent.jump = wants.jump;
    // Nothing pulls: the button that jumps rises.
    intent.up = !walker.gravity && wants.jump ? EASY : 0;
    walker.step(seconds, intent, collider, isOn);
    this.rig.x += walker.x - x;
    this.rig.z += walker.z - z;
    this.isMoved =
      intent.ahead !== 0 || intent.aside !== 0 || !walker.grounded || (comfort.snap === 0 && turned !== 0);
    this.#stand(head, comfort);
  }

  /** One is somewhere else at once, and looks where one looked. */
  teleport({ x, y, z }: Landing, head: HeadPose, comfort: Comfort): void {
    const { walker, collider, isOn } = this.#body;
    walker.stand(collider, x, z, walker.yaw, isOn);
    walker.y = y;
    this.rig.bring(head, walker.x, walker.z);
    this.#stand(head, comfort);
  }

  turn(by: number, head: HeadPose): void {
    this.rig.turn(by, head);
  }

  /** The walker goes where the head went. What stops the walker stops, at last, the head as well. */
  #step(head: HeadPose): void {
    const { walker, collider, isOn } = this.#body;
    this.rig.over(head, this.#head);
    if (Math.hypot(this.#head.x - walker.x, this.#head.z - walker.z) > LEAP) {
      this.rig.bring(head, walker.x, walker.z);
      return;
    }
    walker.shift(this.#head.x - walker.x, this.#head.z - walker.z, collider, isOn);
    const dx = this.#head.x - walker.x;
    const dz = this.#head.z - walker.z;
    const far = Math.hypot(dx, dz);
    if (far <= LEAN) return;
    this.rig.x -= dx * (1 - LEAN / far);
    this.rig.z -= dz * (1 - LEAN / far);
  }

  #stand(head: HeadPose, comfort: Comfort): void {
    this.rig.y = this.#body.walker.y + liftOf(head.y, comfort, this.#hasFloor);
  }
}

const wrapped = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
