import { type Group, Vector3 } from 'three';
import { drawSign } from './drawMenu.ts';
import { Panel } from './Panel.ts';

const WIDE = 512;
const TALL = 176;
const KEPT_S = 6;
/** So many bubbles at once: each is a call for each eye. */
const MOST = 3;
const HEAD = 2.15;

/** Where somebody's head is now; `null` when they have gone. */
export type Find = (id: number) => { x: number; y: number; z: number } | null;

interface Bubble {
  id: number;
  left: number;
  panel: Panel;
}

/** Words in the air of the place: what can be used, what people say, what the page has to tell. */
export class Signs {
  readonly #hint = new Panel({ wide: WIDE, tall: TALL, metres: 0.7 });
  readonly #notice = new Panel({ wide: WIDE, tall: TALL, metres: 0.7, isOverAll: true });
  readonly #bubbles: Bubble[] = [];
  readonly #find: Find;
  #noticeLeft = 0;
  readonly #spot = new Vector3();

  constructor(group: Group, find: Find) {
    this.#find = find;
    group.add(this.#hint.mesh, this.#notice.mesh);
    for (let n = 0; n < MOST; n++) {
      const panel = new Panel({ wide: WIDE, tall: TALL, metres: 1.1 });
      group.add(panel.mesh);
      this.#bubbles.push({ id: -1, left: 0, panel });
    }
  }

  /** Somebody says or shows something: it stands over their head for a while. */
  say(id: number, text: string): void {
    const own = this.#bubbles.find((bubble) => bubble.id === id && bubble.left > 0);
    const bubble = own ?? this.#bubbles.toSorted((a, b) => a.left - b.left)[0];
    if (!bubble) return;
    bubble.id = id;
    bubble.left = KEPT_S;
    bubble.panel.draw(text, (pen) => drawSign(pen, text, WIDE, TALL));
  }

  /** Told to whoever wears the headset, before their eyes. */
  tell(text: string): void {
    this.#noticeLeft = KEPT_S;
    this.#notice.draw(text, (pen) => drawSign(pen, text, WIDE, TALL));
  }

  frame(
    seconds: number,
    eyes: Vector3,
    ahead: Vector3,
    reach: { label: string; at: readonly [number, number, number] } | null,
  ): void {
    this.#hint.mesh.visible = reach !== null;
    if (reach) {
      this.#hint.draw(reach.label, (pen) => drawSign(pen, reach.label, WIDE, TALL));
      // High enough to be read by one who stands, and never far above the eyes.
      this.#spot.set(
        reach.at[0],
        Math.min(Math.max(reach.at[1] + 0.3, eyes.y - 0.35), eyes.y + 0.6),
        reach.at[2],
      );
      face(this.#hint, this.#spot, eyes);
    }
    this.#noticeLeft = Math.max(0, this.#noticeLeft - seconds);
    this.#notice.mesh.visible = this.#noticeLeft > 0;
    if (this.#notice.mesh.visible) {
      this.#spot.copy(ahead).setY(0).normalize().multiplyScalar(1.2).add(eyes);
      this.#spot.y -= 0.25;
      face(this.#notice, this.#spot, eyes);
    }
    for (const bubble of this.#bubbles) {
      bubble.left = Math.max(0, bubble.left - seconds);
      const at = bubble.left > 0 ? this.#find(bubble.id) : null;
      bubble.panel.mesh.visible = at !== null;
      if (at) face(bubble.panel, this.#spot.set(at.x, at.y + HEAD, at.z), eyes);
    }
  }

  dispose(): void {
    for (const panel of [this.#hint, this.#notice, ...this.#bubbles.map((bubble) => bubble.panel)])
      panel.dispose();
  }
}

function face({ mesh }: Panel, spot: Vector3, eyes: Vector3): void {
  mesh.position.copy(spot);
  mesh.rotation.set(0, Math.atan2(eyes.x - spot.x, eyes.z - spot.z), 0);
}
