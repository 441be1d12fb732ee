import { Group, type Mesh, ShaderMaterial, type Vector3 } from 'three';
import type { LightMap } from '../../draft/World.ts';
import { person, robot } from '../../people/bodies.ts';
import type { Figure } from '../../people/Figure.ts';
import type { Gesture } from '../../people/gestures.ts';
import type { Looks } from '../../people/looks.ts';
import { WEAR, wornBy } from '../../people/wear.ts';
import { AIR, GRADE } from '../shaders/air.ts';
import { FIGURE_FRAGMENT, FIGURE_VERTEX } from '../shaders/figure.ts';
import { LIT } from '../shaders/lit.ts';
import type { Uniforms } from '../uniforms.ts';
import { lightAt } from './lightAt.ts';
import { CROWD_MOST, OUT_OF_SIGHT, People } from './People.ts';
import { shadowsMesh } from './shadows.ts';
import { type Tag, TagAtlas } from './TagAtlas.ts';
import { tagsMesh } from './tags.ts';
import { WornMesh } from './WornMesh.ts';

/** How somebody stands: where, which way, and what they do. `phase` is how far their legs have swung. */
export interface Standing {
  x: number;
  y: number;
  z: number;
  yaw: number;
  phase: number;
  walk: number;
  gesture: Gesture;
  size?: number;
  /** How much of them is there: less than 1 for somebody whose connection is gone. */
  there?: number;
}

/** In a crowd, tags would hide each other and the place: the nearest twelve are shown. */
const TAGS_SHOWN = 12;

/** Everybody in a place, in a handful of calls: one for each kind of body and thing worn, one for shadows, one for tags. */
export class Crowd {
  readonly group = new Group();
  readonly people = new People();
  readonly #seats = new Map<string, number>();
  readonly #worn: { mesh: WornMesh; who: number[]; has: (looks: Looks) => boolean }[];
  readonly #looks = new Map<number, Looks>();
  readonly #shadows = shadowsMesh(this.people.floats, CROWD_MOST);
  readonly #atlas = new TagAtlas();
  readonly #tags = tagsMesh(this.#atlas, TAGS_SHOWN);
  readonly #lightMap: LightMap;
  readonly #material: ShaderMaterial;
  /** Those who are drawn whole while the rest is simpler. */
  readonly #whole = new Set<number>();
  #simple: { near: number; far: WornMesh } | null = null;
  readonly #near: { seat: number; far: number }[] = [];
  readonly #shown: number[] = [];
  #far: number[] = [];

  constructor(uniforms: Uniforms, lightMap: LightMap) {
    this.#lightMap = lightMap;
    const material = new ShaderMaterial({
      uniforms,
      vertexShader: AIR + FIGURE_VERTEX,
      fragmentShader: AIR + GRADE + LIT + FIGURE_FRAGMENT,
    });
    this.#material = material;
    const bodies = { person, robot };
    this.#worn = [
      ...(['person', 'robot'] as const).map((kind) => ({
        mesh: new WornMesh(kind, bodies[kind](), material),
        who: [],
        has: (looks: Looks) => looks.kind === kind,
      })),
      ...Object.entries(WEAR).map(([name, figure]) => ({
        mesh: new WornMesh(name, figure(), material),
        who: [],
        has: (looks: Looks) => wornBy(looks).some((worn) => worn === name),
      })),
    ];
    const meshes: Mesh[] = this.#worn.map(({ mesh }) => mesh.mesh);
    this.group.add(...meshes, this.#shadows.mesh, this.#tags.mesh);
    this.group.name = 'crowd';
  }

  get size(): number {
    return this.#seats.size;
  }

  /** Gives somebody a seat, or the one they have; -1 when all are taken. */
  enter(id: string, looks: Looks, tag: Tag | null): number {
    const seat = this.#seats.get(id) ?? this.#freeSeat();
    if (seat < 0) return seat;
    this.#seats.set(id, seat);
    this.#looks.set(seat, looks);
    this.people.dress(seat, looks);
    this.people.pose(seat, 0, 0, 'none');
    this.#atlas.draw(seat, tag ?? { name: '' });
    this.#dress();
    return seat;
  }

  leave(id: string): void {
    const seat = this.#seats.get(id);
    if (seat === undefined) return;
    this.#seats.delete(id);
    this.#looks.delete(seat);
    this.people.put(seat, 0, OUT_OF_SIGHT, 0, 0);
    this.#dress();
  }

  /** Where somebody is now, and how they move. Nothing happens for one who is not here. */
  move(id: string, to: Standing): void {
    const seat = this.#seats.get(id);
    if (seat === undefined) return;
    this.people.put(seat, to.x, to.y, to.z, to.yaw);
    this.people.pose(seat, to.phase, to.walk, to.gesture, to.size ?? 1);
    this.people.fade(seat, to.there ?? 1);
  }

  /** The nearest stay as they are; those farther away are one simple figure. `null`: everybody is whole again. */
  simplify(how: { near: number; far: Figure } | null): void {
    if (this.#simple) {
      const { mesh } = this.#simple.far;
      mesh.removeFromParent();
      mesh.geometry.dispose();
    }
    this.#simple = how && { near: how.near, far: new WornMesh('far people', how.far, this.#material) };
    if (this.#simple) this.group.add(this.#simple.far.mesh);
    this.#whole.clear();
    this.#dress();
  }

  /** Call once per frame, after the people were moved. */
  follow(eye: Vector3): void {
    const { aPlace, aLamp } = this.people.floats;
    for (const seat of this.#looks.keys())
      lightAt(this.#lightMap, aPlace[seat * 4] ?? 0, aPlace[seat * 4 + 2] ?? 0, aLamp, seat * 4);
    for (const { mesh, who } of this.#worn) mesh.follow(this.people, who);
    if (this.#simple) this.#simple.far.follow(this.people, this.#far);
    this.#shadows.follow(CROWD_MOST);
    this.#nearest(eye);
    this.#tags.follow(this.people.floats, this.#shown);
  }

  dispose(): void {
    this.#atlas.dispose();
  }

  /** Dresses anew only when others are among the nearest than before. */
  #chooseWhole(most: number): void {
    const count = Math.min(most, this.#near.length);
    let isSame = count === this.#whole.size;
    for (let n = 0; n < count && isSame; n++) isSame = this.#whole.has(this.#near[n]?.seat ?? -1);
    if (isSame) return;
    this.#whole.clear();
    for (let n = 0; n < count; n++) this.#whole.add(this.#near[n]?.seat ?? -1);
    this.#dress();
  }

  #freeSeat(): number {
    for (let seat = 0; seat < CROWD_MOST; seat++) if (!this.#looks.has(seat)) return seat;
    return -1;
  }

  #dress(): void {
    for (const worn of this.#worn) {
      worn.who = [...this.#looks]
        .filter(([seat, looks]) => worn.has(looks) && (!this.#simple || this.#whole.has(seat)))
        .map(([seat]) => seat);
      worn.mesh.dress(this.people, worn.who);
    }
    this.#far = this.#simple ? [...this.#looks.keys()].filter((seat) => !this.#whole.has(seat)) : [];
    this.#simple?.far.dress(this.people, this.#far);
    this.#near.length = 0;
    for (const seat of this.#looks.keys()) this.#near.push({ seat, far: 0 });
  }

  #nearest(eye: Vector3): void {
    const { aPlace } = this.people.floats;
    for (const near of this.#near)
      near.far = Math.hypot(
        (aPlace[near.seat * 4] ?? 0) - eye.x,
        (aPlace[near.seat * 4 + 1] ?? 0) - eye.y,
        (aPlace[near.seat * 4 + 2] ?? 0) - eye.z,
      );
    this.#near.sort((a, b) => a.far - b.far);
    const count = Math.min(TAGS_SHOWN, this.#near.length);
    this.#shown.length = 0;
    for (let n = count - 1; n >= 0; n--) this.#shown.push(this.#near[n]?.seat ?? 0);
    if (this.#simple) this.#chooseWhole(this.#simple.near);
  }
}
