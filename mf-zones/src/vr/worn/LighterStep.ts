import { BufferAttribute, InstancedBufferGeometry, InstancedMesh, Mesh, Points, type Object3D } from 'three';
import { at } from '../../world/maths/Transform.ts';
import { ball, box, lathe } from '../../world/mesh/forms.ts';
import { Figure } from '../../world/people/Figure.ts';
import { lighten } from '../../world/render/lighten.ts';
import type { Visit } from '../../world/scene/Visit.ts';
import { byWorth, lighterFor, NEAR_PEOPLE, type Piece, PLACE_CALLS } from './detail.ts';

interface Layer {
  mesh: Mesh;
  pieces: Piece[];
}

/** A layer that is smaller than this is not worth sorting. */
const SMALL = 1_200;
/** What is left out first where a place is drawn by too many calls: all of it is air. */
const AIRS = ['puffs', 'bird', 'fish', 'motes', 'shafts'] as const;

/** The same place drawn for two eyes: no reflections, less grass, fewer small things, people far away as coarse figures. */
export class LighterStep {
  readonly #visit: Visit;
  readonly #layers: Layer[];
  readonly #hidden: Object3D[] = [];
  #people = -1;

  constructor(visit: Visit) {
    this.#visit = visit;
    this.#layers = layersOf(visit);
    this.#thinAir();
    visit.crowd?.simplify({ near: NEAR_PEOPLE, far: farFigure() });
  }

  /** Leaves out as much as the people here now make necessary. */
  fit(): void {
    const { crowd, group } = this.#visit;
    const people = crowd?.size ?? 0;
    if (people === this.#people) return;
    this.#people = people;
    const { fixed, scattered } = costOf(group.children, this.#layers);
    const pieces = this.#layers.flatMap((layer) => layer.pieces);
    const lighter = lighterFor({ fixed, scattered, pieces }, people);
    lighten(group, lighter.scattered, false);
    for (const layer of this.#layers) {
      let triangles = 0;
      for (const piece of layer.pieces) {
        if (piece.worth < lighter.least) break;
        triangles += piece.triangles;
      }
      layer.mesh.geometry.setDrawRange(0, triangles * 3);
    }
  }

  restore(): void {
    const { crowd, group } = this.#visit;
    for (const { mesh } of this.#layers) mesh.geometry.setDrawRange(0, Infinity);
    for (const object of this.#hidden) object.visible = true;
    lighten(group, 1, true);
    crowd?.simplify(null);
  }

  #thinAir(): void {
    const { children } = this.#visit.group;
    let calls = children.filter(({ name }) => name !== 'crowd' && !name.endsWith(' mirrored')).length;
    for (const air of AIRS)
      for (const object of children.toReversed()) {
        if (calls <= PLACE_CALLS) return;
        if (!object.name.startsWith(air)) continue;
        object.visible = false;
        this.#hidden.push(object);
        calls--;
      }
  }
}

function layersOf({ group, place }: Visit): Layer[] {
  const layers: Layer[] = [];
  for (const mesh of group.children) {
    if (!(mesh instanceof Mesh) || mesh instanceof InstancedMesh || mesh.name.endsWith(' mirrored')) continue;
    const { position, aAlbedo } = mesh.geometry.attributes;
    const { index } = mesh.geometry;
    // Glass is seen through in the order it was built in.
    if (!position || !aAlbedo || !index || index.count < SMALL * 3 || mesh.renderOrder > 0) continue;
    const sorted = byWorth({ position: position.array, index: index.array }, place.spawn.at);
    mesh.geometry.setIndex(new BufferAttribute(sorted.index, 1));
    layers.push({ mesh, pieces: sorted.pieces });
  }
  return layers;
}

function costOf(objects: readonly Object3D[], layers: readonly Layer[]) {
  let fixed = 0;
  let scattered = 0;
  for (const object of objects) {
    if (!(object instanceof Mesh) || object instanceof Points || !object.visible) continue;
    if (object.name.endsWith(' mirrored') || layers.some(({ mesh }) => mesh === object)) continue;
    const geometry = object.geometry;
    const triangles = (geometry.index?.count ?? geometry.attributes.position?.count ?? 0) / 3;
    if (object instanceof InstancedMesh) scattered += triangles * object.instanceMatrix.count;
    else if (geometry instanceof InstancedBufferGeometry) fixed += triangles * geometry.instanceCount;
    else fixed += triangles;
  }
  return { fixed, scattered };
}

const round = { smooth: true };

/** Somebody far away, as tall and as coloured as they are, in a fifth of the triangles. */
function farFigure(): Figure {
  const coat = lathe(
    [
      [0.25, 0.46],
      [0.16, 0.98],
      [0.07, 1.05],
    ],
    5,
    round,
  );
  const figure = new Figure()
    .add(coat, 'body', 'top', at(0, 0, 0).size(1, 1, 0.82))
    .add(ball(0.225, 6, 4), 'head', 'skin', at(0, 1.29, 0))
    .add(ball(0.235, 6, 3), 'head', 'hair', at(0, 1.35, -0.03).size(1, 0.8, 1));
  for (const side of [-1, 1] as const)
    figure
      .add(box(0.1, 0.44, 0.1), side < 0 ? 'leftArm' : 'rightArm', 'top', at(0.24 * side, 0.76, 0))
      .add(box(0.12, 0.5, 0.14), side < 0 ? 'leftLeg' : 'rightLeg', 'bottom', at(0.1 * side, 0.25, 0));
  return figure;
}
