import { clamp } from '../maths/ease.ts';
import { BODY, type Collider, floorAt, type IsOn, pushedOut } from './Collider.ts';
import { isRock } from './Ground.ts';

/** What somebody wants, from whatever they hold in their hands. Each from -1 to 1. */
export interface Intent {
  ahead: number;
  aside: number;
  /** Only without gravity. */
  up: number;
  /** Turning, in radians a second. */
  turn: number;
  tilt: number;
  jump: boolean;
}

export const IDLE: Intent = { ahead: 0, aside: 0, up: 0, turn: 0, tilt: 0, jump: false };

const WALK = 4.2;
const GLIDE = 11;
const JUMP = 6.4;
const FALL = 18;
/** Time advances in steps of this, so that a slow machine meets the same walls. */
const TICK = 0.02;
/** How steep a slope one can climb: metres up for a metre ahead. */
const STEEP = 1.3;

/** Somebody walking through a place: pure numbers, moved by `step`. */
export class Walker {
  x = 0;
  y = 0;
  z = 0;
  yaw = 0;
  /** Looking up (above 0) or down. */
  pitch = 0;
  gravity = true;
  /** How strongly the ground pulls: 1 is as on earth. */
  pull = 1;
  /** Metres a second over the ground, for the legs. */
  speed = 0;
  /** How far the legs have gone, in radians of their swing. */
  phase = 0;
  grounded = true;
  #fall = 0;
  #glide = 0;
  #left = 0;
  readonly #spot = { x: 0, z: 0 };
  readonly #wish = { x: 0, z: 0 };

  stand(collider: Collider, x: number, z: number, yaw: number, isOn: IsOn, y = 40): void {
    this.x = x;
    this.z = z;
    this.yaw = yaw;
    this.pitch = 0;
    this.y = floorAt(collider, x, z, Math.min(y, floorAt(collider, x, z, -99, isOn) + 2), isOn);
    this.#fall = 0;
    this.#glide = 0;
  }

  /** One step of the buttons or of a swipe: so many metres ahead (or back), as far as nothing is in the way. */
  stride(metres: number): void {
    this.#glide = metres;
  }

  turn(yaw: number, pitch: number): void {
    this.yaw = Math.atan2(Math.sin(this.yaw + yaw), Math.cos(this.yaw + yaw));
    this.pitch = clamp(this.pitch + pitch, -1.2, 1.2);
  }

  /** Goes as far as one's own legs went, in metres of the place, as far as nothing is in the way. */
  shift(dx: number, dz: number, collider: Collider, isOn: IsOn): void {
    this.#slide(dx, dz, collider, isOn);
  }

  step(seconds: number, intent: Intent, collider: Collider, isOn: IsOn): void {
    this.turn(intent.turn * seconds, intent.tilt * seconds);
    this.#left = Math.min(this.#left + seconds, 0.25);
    const before = { x: this.x, z: this.z };
    let ticked = 0;
    while (this.#left >= TICK) {
      this.#left -= TICK;
      ticked += TICK;
      this.#tick(intent, collider, isOn);
    }
    if (ticked === 0) return;
    const gone = Math.hypot(this.x - before.x, this.z - before.z);
    this.speed += (gone / ticked - this.speed) * Math.min(1, ticked * 12);
    this.phase += gone * 3.4;
  }

  #tick(intent: Intent, collider: Collider, isOn: IsOn): void {
    const length = Math.max(1, Math.hypot(intent.ahead, intent.aside));
    let ahead = (intent.ahead / length) * WALK * TICK;
    const aside = (intent.aside / length) * WALK * TICK;
    if (this.#glide !== 0) {
      const by = clamp(this.#glide, -GLIDE * TICK, GLIDE * TICK);
      this.#glide -= by;
      ahead += by;
    }
    this.#walk(ahead, aside, collider, isOn);
    if (this.gravity) this.#drop(intent, collider, isOn);
    else this.#fly(intent, collider, isOn);
  }

  #walk(ahead: number, aside: number, collider: Collider, isOn: IsOn): void {
    if (ahead === 0 && aside === 0) return;
    const s = Math.sin(this.yaw);
    const c = Math.cos(this.yaw);
    this.#slide(s * ahead - c * aside, c * ahead + s * aside, collider, isOn);
  }

  #slide(dx: number, dz: number, collider: Collider, isOn: IsOn): void {
    // Straight, else along one axis: one slides along what is too steep.
    if (this.#goTo(this.x + dx, this.z + dz, collider, isOn)) return;
    if (this.#goTo(this.x + dx, this.z, collider, isOn)) return;
    if (!this.#goTo(this.x, this.z + dz, collider, isOn)) this.#glide = 0;
  }

  #goTo(x: number, z: number, collider: Collider, isOn: IsOn): boolean {
    this.#wish.x = x;
    this.#wish.z = z;
    pushedOut(collider, this.#wish, this.y, isOn, this.#spot);
    const far = Math.hypot(this.#spot.x - this.x, this.#spot.z - this.z);
    const floor = floorAt(collider, this.#spot.x, this.#spot.z, this.y, isOn);
    const bare = floorAt({ ...collider, solids: [] }, this.#spot.x, this.#spot.z, this.y, isOn);
    // A step of a stair is no slope; bare ground is.
    if (floor === bare && floor - this.y > Math.max(far, 0.01) * STEEP + 0.02) return false;
    // Who stands in rock, put there by a portal or a friend, may leave it.
    const { ground } = collider;
    const high = Math.max(this.y, floor);
    if (isRock(ground, this.#spot.x, this.#spot.z, high) && !isRock(ground, this.x, this.z, this.y))
      return false;
    this.x = this.#spot.x;
    this.z = this.#spot.z;
    return true;
  }

  #drop(intent: Intent, collider: Collider, isOn: IsOn): void {
    const floor = floorAt(collider, this.x, this.z, this.y, isOn);
    if (this.grounded && intent.jump) this.#fall = -JUMP;
    this.#fall += FALL * this.pull * TICK;
    const next = this.y - this.#fall * TICK;
    // Going downhill one stays on the ground, and on stairs one rises a little at a time.
    const near = this.#fall >= 0 && this.y - floor < (this.grounded ? BODY.step : 0.02);
    if (next <= floor || near) {
      this.y = floor > this.y ? Math.min(floor, this.y + 5 * TICK) : floor;
      this.#fall = 0;
      this.grounded = true;
    } else {
      this.y = next;
      this.grounded = false;
    }
  }

  #fly(intent: Intent, collider: Collider, isOn: IsOn): void {
    const floor = floorAt(collider, this.x, this.z, this.y, isOn);
    this.y = clamp(this.y + intent.up * WALK * TICK, floor, 60);
    this.#fall = 0;
    this.grounded = this.y <= floor + 0.01;
  }
}
