import type { Camera, Group, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import type { World } from '../draft/World.ts';
import type { Gesture } from '../people/gestures.ts';
import { type Looks, looksOf } from '../people/looks.ts';
import type { Place } from '../places/place.ts';
import { Board } from '../play/Board.ts';
import type { Crowd, Standing } from '../render/crowd/Crowd.ts';
import { Stage } from '../render/Stage.ts';
import type { Collider, IsOn } from '../walk/Collider.ts';
import { eyeOf, type Sight } from '../walk/eye.ts';
import { Companion } from '../walk/Companion.ts';
import type { Leader } from '../walk/follow.ts';
import { type Intent, Walker } from '../walk/Walker.ts';

export const SELF = 'self';

/** Takes the place of the page's camera: a headset. */
export interface Rider {
  /** One frame of it; tells where its eyes are. */
  frame(seconds: number): Vector3;
}

/** What the picture is drawn by. */
export interface View {
  gl: WebGLRenderer;
  scene: Scene;
  camera: Camera;
}

/** What the page does for somebody who cannot see it. */
export interface PageHands {
  /** Uses what is in reach. */
  use(): void;
  /** What using it is called, and where it is. */
  reach(): { label: string; at: readonly [number, number, number] } | null;
}

/** The sound of the place. */
export interface SoundSwitch {
  isOn(): boolean;
  turn(): void;
}

/** Somebody's stay in a place: their body and eye, everybody else, and what can be used. React only mounts it. */
export class Visit {
  readonly place: Place;
  readonly stage: Stage;
  readonly board: Board;
  readonly walker = new Walker();
  sight: Sight = 'behind';
  gesture: Gesture = 'none';
  /** While a headset is worn. */
  rider: Rider | null = null;
  view: View | null = null;
  page: PageHands | null = null;
  sound: SoundSwitch | null = null;
  /** Whether what comes and goes is there. */
  readonly isOn: IsOn;
  /** The place's clock in seconds. */
  time = 0;
  #collider: Collider | null = null;
  #companion: Companion | null = null;
  #looks: Looks = looksOf('');
  readonly #eye = { x: 0, y: 0, z: 0, atX: 0, atY: 0, atZ: 0 };
  readonly #standing: Standing = { x: 0, y: 0, z: 0, yaw: 0, phase: 0, walk: 0, gesture: 'none' };

  constructor(place: Place, now: () => number = Date.now) {
    this.place = place;
    this.stage = new Stage(place.look);
    this.board = new Board(place.things, now);
    this.walker.pull = place.pull ?? 1;
    this.isOn = (when) => this.board.isOn(when);
  }

  get group(): Group {
    return this.stage.group;
  }

  get crowd(): Crowd | null {
    return this.stage.crowd;
  }

  get collider(): Collider | null {
    return this.#collider;
  }

  /** Puts the built place around the visitor, and the visitor where people come in. */
  furnish(world: World, next: () => number = Math.random): void {
    this.stage.furnish(world);
    const { ground, solids, bounds } = world;
    this.#collider = { ground, solids, bounds };
    const { at, yaw, spread } = this.place.spawn;
    this.goTo(at[0] + (next() - 0.5) * spread * 2, at[1] + (next() - 0.5) * spread, yaw);
    this.dress(this.#looks);
  }

  goTo(x: number, z: number, yaw = this.walker.yaw): void {
    this.#companion?.end();
    if (this.#collider) this.walker.stand(this.#collider, x, z, yaw, this.isOn);
  }

  /** A step of the buttons, or of a swipe. */
  stride(metres: number): void {
    this.#companion?.end();
    this.walker.stride(metres);
  }

  walkWith(leader: () => Leader | null, onEnd: () => void): () => void {
    const companion = new Companion(leader, () => {
      this.#companion = null;
      onEnd();
    });
    this.#companion = companion;
    return () => {
      if (this.#companion === companion) this.#companion = null;
    };
  }

  dress(looks: Looks): void {
    this.#looks = looks;
    this.crowd?.enter(SELF, looks, null);
  }

  /** One frame: walks, looks, and moves whatever moves by itself. */
  frame(seconds: number, intent: Intent, camera: PerspectiveCamera): void {
    this.time += seconds;
    const { walker } = this;
    if (this.rider && this.#collider) {
      // Who wears a headset is led by nobody.
      this.#companion?.end();
      const eyes = this.rider.frame(seconds);
      this.#standHere();
      this.show(eyes);
      return;
    }
    if (this.#collider) {
      if (this.gesture !== 'none' && (intent.ahead || intent.aside)) this.gesture = 'none';
      const wanted = this.#companion?.lead(seconds, intent, walker, this.#collider, this.isOn) ?? intent;
      walker.step(seconds, wanted, this.#collider, this.isOn);
      eyeOf(walker, this.sight, this.#collider, this.#eye, camera.aspect < 1 ? 1.25 : 1);
      this.#look(camera);
      this.#standHere();
    }
    this.show(camera.position);
  }

  /** Draws the place as it is at `time`, seen from `eye`. */
  show(eye: Vector3, time = this.time): void {
    this.time = time;
    this.#moment.time = time;
    this.crowd?.follow(eye);
    this.stage.update(this.time, this.#pose);
  }

  lookFrom(sight: Sight): void {
    this.sight = sight;
  }

  /** What the picture is drawn by, as long as there is one. */
  showIn(view: View | null): void {
    this.view = view;
  }

  lendHands(page: PageHands | null): void {
    this.page = page;
  }

  setGravity(on: boolean): void {
    this.walker.gravity = on;
  }

  dispose(): void {
    this.stage.dispose();
  }

  readonly #pose: Parameters<Stage['update']>[1] = (id, pose) => {
    this.place.moves[id]?.(pose, this.#moment);
  };

  readonly #moment = { time: 0, thing: (id: string) => this.board.momentOf(id) };

  #standHere(): void {
    const { walker } = this;
    const self = this.#standing;
    self.x = walker.x;
    // Somebody who looks out of their own eyes does not see their head from inside.
    self.y = this.sight === 'own' ? -999 : walker.y;
    self.z = walker.z;
    self.yaw = walker.yaw;
    self.phase = walker.phase;
    self.walk = Math.min(1, walker.speed / 3.2);
    self.gesture = this.gesture;
    this.crowd?.move(SELF, self);
  }

  #look(camera: PerspectiveCamera): void {
    const { x, y, z, atX, atY, atZ } = this.#eye;
    camera.position.set(x, y, z);
    camera.lookAt(atX, atY, atZ);
  }
}
