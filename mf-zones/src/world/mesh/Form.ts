/**
 * A shape without colour: corners, which way they face, and three indices for each triangle. A facet is a part that is
 * painted as one: a stone, a plank.
 */
export class Form {
  readonly xyz: number[] = [];
  readonly normals: number[] = [];
  readonly index: number[] = [];
  readonly facets: number[] = [];
  #facets = 0;

  get corners(): number {
    return this.xyz.length / 3;
  }

  get triangles(): number {
    return this.index.length / 3;
  }

  newFacet(): number {
    return this.#facets++;
  }

  corner(x: number, y: number, z: number, facet: number): number {
    this.xyz.push(x, y, z);
    this.normals.push(0, 1, 0);
    this.facets.push(facet);
    return this.corners - 1;
  }

  /** A triangle seen from where its corners run against the clock; one without an area is left out. */
  triangle(a: number, b: number, c: number): void {
    const { x, y, z } = this.#across(a, b, c);
    if (x * x + y * y + z * z > 1e-14) this.index.push(a, b, c);
  }

  /** Normals from the triangles around each corner: what shares corners looks round, what does not has edges. */
  face(): this {
    this.normals.fill(0);
    for (let at = 0; at < this.index.length; at += 3) {
      const corners = this.index.slice(at, at + 3);
      const [a = 0, b = 0, c = 0] = corners;
      const { x, y, z } = this.#across(a, b, c);
      for (const corner of corners) {
        this.normals[corner * 3] = (this.normals[corner * 3] ?? 0) + x;
        this.normals[corner * 3 + 1] = (this.normals[corner * 3 + 1] ?? 0) + y;
        this.normals[corner * 3 + 2] = (this.normals[corner * 3 + 2] ?? 0) + z;
      }
    }
    for (let at = 0; at < this.normals.length; at += 3) {
      const x = this.normals[at] ?? 0;
      const y = this.normals[at + 1] ?? 0;
      const z = this.normals[at + 2] ?? 0;
      const length = Math.hypot(x, y, z) || 1;
      this.normals[at] = x / length;
      this.normals[at + 1] = y / length;
      this.normals[at + 2] = z / length;
    }
    return this;
  }

  /** Moves every corner. `to` answers where the corner goes. */
  bend(to: (x: number, y: number, z: number) => readonly [number, number, number]): this {
    for (let at = 0; at < this.xyz.length; at += 3) {
      const [x, y, z] = to(this.xyz[at] ?? 0, this.xyz[at + 1] ?? 0, this.xyz[at + 2] ?? 0);
      this.xyz[at] = x;
      this.xyz[at + 1] = y;
      this.xyz[at + 2] = z;
    }
    return this.face();
  }

  /** The same shape with an edge around every triangle: cut, not moulded. */
  faceted(): Form {
    const cut = new Form();
    for (let at = 0; at < this.index.length; at += 3) {
      const facet = cut.newFacet();
      const [a = 0, b = 0, c = 0] = this.index
        .slice(at, at + 3)
        .map((from) =>
          cut.corner(
            this.xyz[from * 3] ?? 0,
            this.xyz[from * 3 + 1] ?? 0,
            this.xyz[from * 3 + 2] ?? 0,
            facet,
          ),
        );
      cut.triangle(a, b, c);
    }
    return cut.face();
  }

  /** Takes another form in. */
  join(other: Form): this {
    const first = this.corners;
    const facets = this.#facets;
    for (const value of other.xyz) this.xyz.push(value);
    for (const value of other.normals) this.normals.push(value);
    for (const facet of other.facets) this.facets.push(facet + facets);
    for (const corner of other.index) this.index.push(corner + first);
    this.#facets += other.#facets;
    return this;
  }

  #across(a: number, b: number, c: number) {
    const { xyz } = this;
    const ax = xyz[a * 3] ?? 0;
    const ay = xyz[a * 3 + 1] ?? 0;
    const az = xyz[a * 3 + 2] ?? 0;
    const ux = (xyz[b * 3] ?? 0) - ax;
    const uy = (xyz[b * 3 + 1] ?? 0) - ay;
    const uz = (xyz[b * 3 + 2] ?? 0) - az;
    const vx = (xyz[c * 3] ?? 0) - ax;
    const vy = (xyz[c * 3 + 1] ?? 0) - ay;
    const vz = (xyz[c * 3 + 2] ?? 0) - az;
    return { x: uy * vz - uz * vy, y: uz * vx - ux * vz, z: ux * vy - uy * vx };
  }
}
