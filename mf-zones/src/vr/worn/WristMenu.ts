import { type Matrix4, Plane, Vector3 } from 'three';
import { drawMenu } from './drawMenu.ts';
import { entryAt, type MenuEntry, type MenuPage, SHEET, SHEET_TALL } from './menu.ts';
import { Panel } from './Panel.ts';

const METRES = 0.25;
const TALL = (METRES * SHEET_TALL) / SHEET.wide;
const ABOVE_WRIST = 0.04;
const AHEAD = 0.55;
/** A wrist is at the edge of what one sees: the menu stands a good part nearer to the middle. */
const INWARDS = 0.45;

/** What stands on it, asked anew with each picture. */
export interface MenuText {
  title: string;
  entries: readonly MenuEntry[];
  foot: string;
}

/** The menu at the wrist, in the space at home: it turns to the eyes, and a ray from the other hand presses it. */
export class WristMenu {
  readonly panel = new Panel({ wide: SHEET.wide, tall: SHEET_TALL, metres: METRES, isOverAll: true });
  page: MenuPage = 'main';
  /** Which entry the ray is on. */
  at = -1;
  readonly #plane = new Plane();
  readonly #normal = new Vector3();
  readonly #spot = new Vector3();
  readonly #from = new Vector3();
  readonly #way = new Vector3();

  get isOpen(): boolean {
    return this.panel.mesh.visible;
  }

  open(isOpen: boolean): void {
    this.panel.mesh.visible = isOpen;
    this.page = 'main';
    this.at = -1;
  }

  /** Stands above a wrist, or before the eyes where there is no other hand. */
  place(wrist: Float32Array | null, eyes: Vector3, ahead: Vector3): void {
    const { position } = this.panel.mesh;
    this.#spot.copy(ahead).multiplyScalar(AHEAD).add(eyes);
    if (wrist)
      position
        .set(wrist[12] ?? 0, (wrist[13] ?? 0) + ABOVE_WRIST + TALL / 2, wrist[14] ?? 0)
        .lerp(this.#spot, INWARDS);
    else position.copy(this.#spot);
    // In the space at home: a mesh of it looks along its own z.
    this.#spot.copy(eyes).sub(position);
    this.panel.mesh.rotation.set(
      -Math.atan2(this.#spot.y, Math.hypot(this.#spot.x, this.#spot.z)),
      Math.atan2(this.#spot.x, this.#spot.z),
      0,
      'YXZ',
    );
    this.panel.mesh.updateMatrix();
  }

  /** Finds what a ray is on; gives how far away that is, or null when it goes past. */
  point(ray: Matrix4, count: number): number | null {
    const { mesh } = this.panel;
    const { matrix } = mesh;
    this.#from.setFromMatrixPosition(ray);
    this.#way.set(0, 0, -1).transformDirection(ray);
    this.#normal.setFromMatrixColumn(matrix, 2).normalize();
    this.#plane.setFromNormalAndCoplanarPoint(this.#normal, mesh.position);
    const slope = this.#plane.normal.dot(this.#way);
    const far = -this.#plane.distanceToPoint(this.#from) / slope;
    this.at = -1;
    if (!Number.isFinite(far) || far < 0 || far > 4) return null;
    this.#spot.copy(this.#way).multiplyScalar(far).add(this.#from).sub(mesh.position);
    const x = this.#spot.dot(this.#normal.setFromMatrixColumn(matrix, 0)) / METRES + 0.5;
    const y = 0.5 - this.#spot.dot(this.#normal.setFromMatrixColumn(matrix, 1)) / TALL;
    if (x < 0 || x > 1 || y < 0 || y > 1) return null;
    this.at = entryAt(x, y, count);
    return far;
  }

  draw({ title, entries, foot }: MenuText): void {
    const sheet = { title, entries, foot, at: this.at };
    this.panel.draw(JSON.stringify(sheet), (pen) => drawMenu(pen, sheet));
  }

  dispose(): void {
    this.panel.dispose();
  }
}
