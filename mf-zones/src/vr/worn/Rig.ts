/** Where a head is in the space one stands in at home, and which way it looks: 0 is to -z, as the device counts. */
export interface HeadPose {
  x: number;
  y: number;
  z: number;
  heading: number;
}

interface Spot {
  x: number;
  z: number;
}

/** Where the floor at home lies in the place, and how it is turned. All that artificial movement moves. */
export class Rig {
  x = 0;
  y = 0;
  z = 0;
  yaw = 0;

  /** Where in the place something of the floor at home is. */
  over({ x, z }: Spot, out: Spot): void {
    const c = Math.cos(this.yaw);
    const s = Math.sin(this.yaw);
    out.x = this.x + x * c + z * s;
    out.z = this.z - x * s + z * c;
  }

  /** Lies so that the head is above (x, z). */
  bring(head: Spot, x: number, z: number): void {
    const c = Math.cos(this.yaw);
    const s = Math.sin(this.yaw);
    this.x = x - (head.x * c + head.z * s);
    this.z = z - (-head.x * s + head.z * c);
  }

  /** Turns the place about the head, which stays where it is. Above 0 is to the left. */
  turn(by: number, head: Spot): void {
    this.over(head, this.#kept);
    this.yaw = Math.atan2(Math.sin(this.yaw + by), Math.cos(this.yaw + by));
    this.bring(head, this.#kept.x, this.#kept.z);
  }

  readonly #kept: Spot = { x: 0, z: 0 };
}
