import { at, type Transform } from '../maths/Transform.ts';
import type { Form } from '../mesh/Form.ts';
import { Mesh } from '../mesh/Mesh.ts';

/** Which limb a corner belongs to; the shader moves each as a whole. */
export const PART = { body: 0, head: 1, leftArm: 2, rightArm: 3, leftLeg: 4, rightLeg: 5 } as const;

/** Which of the five colours it has; `dark` is for eyes, `shine` glows in the accent's colour. */
export const SLOT = {
  skin: 0,
  hair: 1,
  top: 2,
  bottom: 3,
  accent: 4,
  dark: 5,
  cheek: 6,
  shine: 7,
} as const;

/** A body, or something one wears, before anybody's colours. */
export class Figure {
  readonly mesh = new Mesh();
  /** Part and slot of each corner. */
  readonly marks: number[] = [];

  add(form: Form, part: keyof typeof PART, slot: keyof typeof SLOT, place: Transform = at(0, 0, 0)): this {
    const before = this.mesh.corners;
    this.mesh.add(form, { colour: '#ffffff', grain: 0, at: place });
    for (let n = before; n < this.mesh.corners; n++) this.marks.push(PART[part], SLOT[slot]);
    return this;
  }
}
